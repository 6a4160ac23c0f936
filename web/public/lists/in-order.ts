import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Language } from '#platform/text/locales.ts'
import type { ManyName } from './filters.ts'
import type { Counts } from './use-chips.ts'

/** Sorts choices: levels in their own order, cities by name, others by count. */
export function inOrder(name: ManyName, counts: Pick<Counts, ManyName>, language: Language) {
  const choices = counts[name]
  if (name === 'level') return levelCodes.flatMap((code) => choices.filter(({ value }) => value === code))
  return name === 'cityId' ? choices.toSorted((one, other) => one.name.localeCompare(other.name, language)) : choices
}
