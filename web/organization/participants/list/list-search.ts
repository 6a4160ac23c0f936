import type { Asked } from '#contract/call.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import type { listParticipants } from '#contract/participants/participants.ts'
import { soughtWords } from '#platform/text/sought-words.ts'
import { isId } from '#web/queries/id-in.ts'
import { participantStatuses } from '../participant-statuses.ts'

export const standings = ['incomplete', 'toReview', 'complete', 'excused'] as const

/** The list's search parameters; invalid values are ignored. */
export type ListSearch = Readonly<ParticipantFilters> & {
  readonly formId?: string
  readonly sort: 'added' | 'name'
  readonly direction: 'up' | 'down'
  readonly page: number
}

export const pageSize = 50

export const usualDirection = { added: 'down', name: 'up' } as const

export function listSearchOf(address: URLSearchParams): ListSearch {
  const sort = address.get('sort') === 'name' ? 'name' : 'added'
  const direction = (['up', 'down'] as const).find((one) => one === address.get('direction')) ?? usualDirection[sort]
  const page = Number(address.get('page') ?? '1')
  const search = soughtWords(address, 'search')
  const term = standings.find((one) => one === address.get('term'))
  return {
    sort,
    direction,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...(search && { search }),
    ...one('formId', address),
    ...one('termId', address),
    ...(term && { term }),
    ...some('status', among(address, 'status', participantStatuses)),
    ...some('tagId', valuesIn(address, 'tagId').filter(isId).slice(0, 20)),
    ...some('level', among(address, 'level', levelCodes)),
    ...some('classId', numbersIn(address, 'classId')),
    ...some('universityId', numbersIn(address, 'universityId')),
    ...some('departmentId', numbersIn(address, 'departmentId')),
    ...some('cityId', numbersIn(address, 'cityId')),
  }
}

type Change = { readonly [Key in keyof ListSearch]?: ListSearch[Key] | undefined }

/** The list's address with a change; every change goes back to the first page. */
export function listAddress(now: ListSearch, change: Change): string {
  const { sort = 'added', direction, page = 1, ...filters } = { ...now, page: 1, ...change }
  const address = new URLSearchParams(Object.entries(filters).flatMap(entriesOf))
  if (sort !== 'added') address.set('sort', sort)
  if (direction && direction !== usualDirection[sort]) address.set('direction', direction)
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `?${address}` : '?'
}

const entriesOf = ([key, value]: [string, unknown]): string[][] =>
  value === undefined ? [] : [[key, Array.isArray(value) ? value.join(between) : String(value)]]

/** A separator that occurs in no id and no filter value, and needs no URL encoding. */
const between = '.'

/** The filters of the list, as calls take them. */
export function filtersOf(now: ListSearch): ParticipantFilters {
  const { sort: _, direction: __, page: ___, formId: ____, ...filters } = now
  return filters
}

/** Whether any filter is set, apart from form and status, which have controls of their own. */
export const isNarrowed = (now: ListSearch) => {
  const { status: _, ...filters } = filtersOf(now)
  return Object.keys(filters).length > 0
}

/** The filters as a text that is equal for equal filters, without page and order. */
export const narrowedBy = (now: ListSearch) => JSON.stringify([now.formId, filtersOf(now)])

/** The input of the call. */
export const searchInput = (now: ListSearch): Omit<Asked<typeof listParticipants>, 'companyId'> => ({
  ...filtersOf(now),
  ...(now.formId && { formId: now.formId }),
  sort: now.sort,
  direction: now.direction,
  pageNumber: now.page,
  pageSize,
})

const valuesIn = (address: URLSearchParams, key: string): string[] => [
  ...new Set(address.getAll(key).flatMap((text) => text.split(between))),
]

const among = <T extends string>(address: URLSearchParams, key: string, known: readonly T[]): T[] => {
  const values: readonly string[] = valuesIn(address, key)
  return known.filter((value) => values.includes(value))
}

const numbersIn = (address: URLSearchParams, key: string) =>
  valuesIn(address, key)
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number)
    .slice(0, 200)

function one<Key extends string>(key: Key, address: URLSearchParams) {
  const id = address.get(key)
  return (id !== null && isId(id) ? { [key]: id } : {}) as Partial<Record<Key, string>>
}

function some<Key extends string, T>(key: Key, values: readonly T[]) {
  return (values.length > 0 ? { [key]: [...values] } : {}) as Partial<Record<Key, T[]>>
}
