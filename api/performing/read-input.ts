import { z } from 'zod'
import type { Call, RawInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostErrors, problem } from '#contract/problems.ts'
import { fieldErrors, fieldsOf } from '#platform/text/field-errors.ts'
import { translate } from '#platform/texts.ts'
import { unstorableText } from './unstorable-text.ts'

/** The validated input of a call. All mistakes are reported together, the first fifty by field. */
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
