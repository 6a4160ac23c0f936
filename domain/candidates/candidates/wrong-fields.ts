import type { Caller } from '#contract/caller.ts'
import { type ProblemCode, problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'

/** A field that passes the schema but does not fit the other fields or what is stored. */
export interface WrongField {
  readonly field: string
  readonly key: `fields.${string}` | `problems.${string}`
  readonly values?: Readonly<Record<string, number>>
  readonly code?: 'data.notFound' | 'candidates.wrongOrder'
}

export function requireNoneWrong(caller: Caller, wrong: readonly WrongField[]) {
  if (wrong.length > 0) throw wrongFields(caller, wrong)
}

/** A problem with all wrong fields. It has the code of the fields if they share one. */
export function wrongFields({ language }: Caller, wrong: readonly WrongField[]) {
  const codes = new Set<ProblemCode>(wrong.map(({ code }) => code ?? 'request.invalid'))
  const [only] = codes.size === 1 ? codes : []
  const errors = wrong.map(({ field, key, values }) => ({ field, message: translate(language, key, values) }))
  return problem(only ?? 'request.invalid', { count: errors.length }, errors)
}

/** A field with an id that is not in the reference data. */
export const notListed = (field: string): WrongField => ({ field, key: 'fields.notListed', code: 'data.notFound' })

/** ISO days compare as strings. */
export const wrongOrder = (from: string | null, until: string | null, field: string): readonly WrongField[] =>
  from !== null && until !== null && until < from
    ? [{ field, key: 'problems.candidates.wrongOrder.detail', code: 'candidates.wrongOrder' }]
    : []
