import { arrayOverlaps, type SQL } from 'drizzle-orm'
import { formTypes, levelCodes, workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { listings } from '#database/schema/forms.ts'

/**
 * A mark encodes one value of one filter as a number (value * 8 + kind), kept in an indexed array of each listing.
 * These are the filters and their kinds.
 */
export const markKinds = { type: 0, level: 1, cityId: 2, universityId: 3, workPlace: 4, workKind: 5 } as const
export type Marked = keyof typeof markKinds

/** Filters whose values are codes; the others use ids. */
const lists: Partial<Record<Marked, readonly string[]>> = {
  type: formTypes,
  level: levelCodes,
  workPlace: workPlaces,
  workKind: workKinds,
}

/** The same formula as `listing_marks` in the database; the value 0 means all cities or universities. */
export function markOf(kind: Marked, value: string | number): number {
  const list = lists[kind]
  return (list ? list.indexOf(String(value)) + 1 : Number(value)) * 8 + markKinds[kind]
}

export function choiceOf(mark: number): { readonly kind: Marked; readonly value: string } {
  const kind = kinds[mark % 8]
  if (!kind) throw new Error(`No filter has the mark ${mark}`)
  const number = Math.floor(mark / 8)
  return { kind, value: lists[kind]?.[number - 1] ?? String(number) }
}

const kinds = Object.keys(markKinds) as Marked[]

/** The largest integer of PostgreSQL; an id beyond it cannot exist, so its mark is left out. */
const largest = 2_147_483_647

/** Condition for listings that have one of the chosen values; undefined if nothing is chosen. */
export function isMarked(kind: Marked, chosen: readonly (string | number)[] | undefined): SQL | undefined {
  return chosen?.length ? arrayOverlaps(listings.marks, marksOf(kind, chosen)) : undefined
}

/** The marks for the chosen values; a listing matches if it has one of them. */
export function marksOf(kind: Marked, chosen: readonly (string | number)[]): number[] {
  const orForAll = kind === 'cityId' || kind === 'universityId' ? [0, ...chosen] : chosen
  return orForAll.map((value) => markOf(kind, value)).filter((mark) => mark <= largest)
}
