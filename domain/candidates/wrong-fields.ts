import type { Caller } from '#contract/caller.ts'
import { type ProblemCode, problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'

/** A field that the schema takes and that is wrong beside the others, or beside what is stored. */
export interface WrongField {
  readonly field: string
  readonly key: `fields.${string}` | `problems.${string}`
  readonly values?: Readonly<Record<string, number>>
  /** Where there is a code for it. */
  readonly code?: 'data.notFound' | 'candidates.wrongOrder'
}

export function demandNoneWrong(caller: Caller, wrong: readonly WrongField[]) {
  if (wrong.length > 0) throw wrongFields(caller, wrong)
}

/** All that is wrong is said at once. The code says what, unless there are several things. */
export function wrongFields({ language }: Caller, wrong: readonly WrongField[]) {
  const codes = new Set<ProblemCode>(wrong.map(({ code }) => code ?? 'request.invalid'))
  const [only] = codes.size === 1 ? codes : []
  const errors = wrong.map(({ field, key, values }) => ({ field, message: translate(language, key, values) }))
  return problem(only ?? 'request.invalid', { count: errors.length }, errors)
}

/** An id that is in none of our lists. */
export const notListed = (field: string): WrongField => ({ field, key: 'fields.notListed', code: 'data.notFound' })

/** Days compare as texts. */
export const wrongOrder = (from: string | null, until: string | null, field: string): readonly WrongField[] =>
  from !== null && until !== null && until < from
    ? [{ field, key: 'problems.candidates.wrongOrder.detail', code: 'candidates.wrongOrder' }]
    : []
