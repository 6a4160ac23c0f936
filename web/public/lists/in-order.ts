import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Language } from '#platform/text/locales.ts'
import type { ManyName } from './filters.ts'
import type { Counts } from './use-chips.ts'

/** Schools have an order of their own, cities are looked for by their names; of the rest the largest comes first. */
export function inOrder(name: ManyName, counts: Pick<Counts, ManyName>, language: Language) {
  const choices = counts[name]
  if (name === 'level') return levelCodes.flatMap((code) => choices.filter(({ value }) => value === code))
  return name === 'cityId' ? choices.toSorted((one, other) => one.name.localeCompare(other.name, language)) : choices
}
