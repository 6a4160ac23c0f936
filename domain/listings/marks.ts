import { arrayOverlaps, type SQL } from 'drizzle-orm'
import { formTypes, levelCodes, workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { listings } from '#database/schema/forms.ts'

/** The filters whose choices are marks of a listing, each with its place among the eight numbers of a value. */
export const markKinds = { type: 0, level: 1, cityId: 2, universityId: 3, workPlace: 4, workKind: 5 } as const
export type Marked = keyof typeof markKinds

/** Those that choose among words of ours; the others choose by ids. */
const lists: Partial<Record<Marked, readonly string[]>> = {
  type: formTypes,
  level: levelCodes,
  workPlace: workPlaces,
  workKind: workKinds,
}

/** As `listing_marks` in the database counts; what is for all cities or universities has the mark of 0. */
export function markOf(kind: Marked, value: string | number): number {
  const list = lists[kind]
  return (list ? list.indexOf(String(value)) + 1 : Number(value)) * 8 + markKinds[kind]
}

/** What a mark is of, and which value it stands for, as addresses write it. */
export function choiceOf(mark: number): { readonly kind: Marked; readonly value: string } {
  const kind = kinds[mark % 8]
  if (!kind) throw new Error(`No filter has the mark ${mark}`)
  const number = Math.floor(mark / 8)
  return { kind, value: lists[kind]?.[number - 1] ?? String(number) }
}

const kinds = Object.keys(markKinds) as Marked[]

/** No id of ours is so large that its mark would be: whoever asks for one finds nothing. */
const largest = 2_147_483_647

/** Which listings are one of the chosen; nothing chosen lets all of them be. */
export function isMarked(kind: Marked, chosen: readonly (string | number)[] | undefined): SQL | undefined {
  if (!chosen?.length) return undefined
  const orForAll = kind === 'cityId' || kind === 'universityId' ? [0, ...chosen] : chosen
  const marks = orForAll.map((value) => markOf(kind, value)).filter((mark) => mark <= largest)
  return arrayOverlaps(listings.marks, marks)
}
