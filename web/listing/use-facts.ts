import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { useTexts } from '../texts/texts.tsx'
import { useAmountText } from './use-amount-text.ts'

/** The key facts of a listing in a few words: amount, quota, kind of work, target group, place. */
export function useFacts() {
  const t = useTexts('public_lists')
  const amountText = useAmountText()
  return ({ type, amount, quota, levels, cities, workKind, workPlace }: Listing): string[] => {
    const isRemote = workPlace === 'remote'
    return [
      amount ? amountText(amount) : undefined,
      quota ? t('quota', { count: quota }) : undefined,
      workKind ? t('workKind', { kind: workKind }) : undefined,
      workPlace ? t('workPlace', { place: workPlace, type }) : undefined,
      levels.length > 0 ? levelsText(levels) : undefined,
      isRemote ? undefined : placesText(cities.map(({ name }) => name)),
    ].filter((fact) => fact !== undefined)
  }

  function levelsText(levels: Listing['levels']) {
    const known = levelCodes.filter((code) => levels.includes(code))
    if (known.length === levelCodes.length) return undefined
    return known.map((level) => t('level', { level })).join(', ')
  }

  function placesText(names: readonly string[]) {
    const [first, second] = names
    if (first === undefined) return t('everywhere')
    if (names.length > 2) return t('cities.more', { first, count: names.length - 1 })
    return second === undefined ? first : `${first}, ${second}`
  }
}
