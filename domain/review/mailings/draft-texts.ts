import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { messageTemplates } from '#database/schema/mailings.ts'

interface Draft {
  readonly companyId: string
  readonly subject?: string | undefined
  readonly text?: string | undefined
  readonly texts?: MessageTexts | undefined
  readonly templateId?: string | undefined
}

/** The texts of a draft: its own, or those of a template. Texts without a language are in the author's language. */
export async function draftTexts({ language }: Caller, draft: Draft): Promise<MessageTexts> {
  const { companyId, subject, text, texts, templateId } = draft
  if (texts) return texts
  if (templateId === undefined) return { [language]: { subject: subject ?? '', text: text ?? '', sms: '' } }
  const [template] = await database()
    .select({ texts: messageTemplates.texts })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, templateId), eq(messageTemplates.companyId, companyId)))
  if (!template) throw problem('messageTemplates.notFound')
  return template.texts
}
