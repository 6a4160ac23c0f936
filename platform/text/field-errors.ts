import type { z } from 'zod'
import type { FieldError } from '#contract/problems.ts'

type Translate = (key: FieldMessage['key'], values?: FieldMessage['values']) => string

/** All errors of a schema, or the first `most`, with field and text; the same in browser and server. */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  translate: Translate,
  most = Number.POSITIVE_INFINITY,
): FieldError[] {
  const errors: FieldError[] = []
  for (const issue of issues) {
    if (errors.length >= most) break
    const { key, values } = messageOf(issue)
    const message = translate(key, values)
    for (const path of fieldsOf(issue).slice(0, most - errors.length)) errors.push({ field: nameOf(path), message })
  }
  return errors
}

/** The fields of an issue: one, or each unknown key. */
export const fieldsOf = (issue: z.core.$ZodIssue): readonly PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path]

const longestField = 200

/** Shortened, because the path may contain a key that the client made up. */
const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, longestField)

interface FieldMessage {
  readonly key: `fields.${string}`
  readonly values?: Readonly<Record<string, string | number>>
}

function messageOf(issue: z.core.$ZodIssue): FieldMessage {
  // A schema with words of its own names their key as its message: z.string().regex(…, 'fields.password').
  if (issue.message.startsWith('fields.')) return { key: issue.message as `fields.${string}` }
  // For an empty field the list of possible values is no help.
  const isEmpty = issue.input === undefined || issue.input === null
  if (isEmpty && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return { key: 'fields.required' }
  switch (issue.code) {
    case 'unrecognized_keys':
      return { key: 'fields.unknown' }
    case 'invalid_type':
      return { key: 'fields.wrongType' }
    case 'too_small':
      return {
        key: issue.origin === 'string' ? 'fields.tooShort' : 'fields.tooSmall',
        values: { limit: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        key: issue.origin === 'string' ? 'fields.tooLong' : 'fields.tooBig',
        values: { limit: Number(issue.maximum) },
      }
    case 'invalid_format':
      return { key: issue.format === 'date' ? 'fields.date' : 'fields.invalid' }
    case 'invalid_value':
      return { key: 'fields.choice', values: { choices: issue.values.map(String).join(', ') } }
    default:
      return { key: 'fields.invalid' }
  }
}
