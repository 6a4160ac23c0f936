import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { showExampleEmail as showExampleEmailCall } from '#contract/dev.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { exampleEmails } from './example-emails.ts'

export async function listExampleEmails() {
  const items = exampleEmails().map(({ name, kind, language, subject, text }) => ({
    name,
    kind,
    language,
    text,
    subject: subject ?? '',
  }))
  return { items: items.sort((one, other) => one.name.localeCompare(other.name, 'en')) }
}

export async function showExampleEmail(
  _caller: Caller,
  { name, kind, language }: Input<typeof showExampleEmailCall>,
): Promise<SentFile> {
  const email = exampleEmails().find((one) => one.name === name && one.kind === kind && one.language === language)
  if (!email?.html) throw problem('request.unknownPath')
  return { name: `${name}.html`, type: 'text/html; charset=utf-8', inline: true, content: Buffer.from(email.html) }
}
