import { z } from 'zod'
import type { Call, RawInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostErrors, problem } from '#contract/problems.ts'
import { fieldErrors, fieldsOf } from '#platform/text/field-errors.ts'
import { translate } from '#platform/texts.ts'
import type { Answer } from './answer.ts'
import type { Client } from './client.ts'
import { unstorableText } from './unstorable-text.ts'
import { asOneLine } from './written-before.ts'

/**
 * One call from its raw input to its validated output. The HTTP route and the server's own `ask` both use it, so that
 * a server-rendered page and a client navigation get the same answers.
 */
export async function act({ call, action }: Answer, input: object, caller: Caller, client: Client): Promise<unknown> {
  const value = await action(caller, input as never, client)
  const output = call.output.safeParse(value)
  if (output.success) return output.data
  const mended = call.output.safeParse(asOneLine(value, output.error.issues))
  if (!mended.success) throw new BrokenAnswer(call, output.error)
  return mended.data
}

export function readInput(call: Call, raw: RawInput, caller: Caller) {
  const input = {}
  const issues: z.core.$ZodIssue[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const value = raw[part] ?? {}
    const parsed = (call[part] ?? nothing).safeParse(value, { reportInput: true, error: unworded })
    const found = [...(parsed.error?.issues ?? []), ...unstorableText(value)]
    if (found.length === 0) Object.assign(input, parsed.data)
    for (const issue of found) issues.push(issue)
  }
  if (issues.length > 0) throw invalid(issues, caller)
  return input
}

/** zod's own messages are never shown, and producing them for thousands of issues is slow. */
const unworded = () => ''

function invalid(issues: readonly z.core.$ZodIssue[], { language }: Caller) {
  const count = issues.reduce((sum, issue) => sum + fieldsOf(issue).length, 0)
  const errors = fieldErrors(issues, (key, values) => translate(language, key, values), mostErrors)
  return problem('request.invalid', { count }, errors, { errorCount: count })
}

const nothing = z.strictObject({})

/** The action's answer violates the contract: a bug, logged with the differences. */
class BrokenAnswer extends Error {
  constructor(call: Call, error: z.ZodError) {
    super(`${call.method} ${call.path} answered outside its contract: ${z.prettifyError(error)}`)
  }
}
