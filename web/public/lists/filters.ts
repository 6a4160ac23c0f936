import { formTypes, levelCodes, workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { soughtWords } from '#platform/text/sought-words.ts'

type FormType = (typeof formTypes)[number]

const states = ['Open', 'Upcoming', 'Closed'] as const
const sorts = ['relevance', 'deadline', 'newest', 'amount'] as const

/** The list's search parameters. Several values of a filter are combined with OR. */
export interface Filters {
  readonly search: string
  readonly type: readonly FormType[]
  readonly level: readonly (typeof levelCodes)[number][]
  readonly cityId: readonly number[]
  readonly universityId: readonly number[]
  readonly workPlace: readonly (typeof workPlaces)[number][]
  readonly workKind: readonly (typeof workKinds)[number][]
  readonly companyId: readonly string[]
  readonly minAmount: number | undefined
  readonly closesIn: number | undefined
  readonly state: (typeof states)[number]
  readonly sort: (typeof sorts)[number]
  readonly page: number
}

export type ManyName = 'type' | 'level' | 'cityId' | 'universityId' | 'workPlace' | 'workKind' | 'companyId'
export const manyNames = [
  'type',
  'level',
  'cityId',
  'universityId',
  'workPlace',
  'workKind',
  'companyId',
] as const satisfies readonly ManyName[]

/** Parses an address; invalid parameters are ignored, because links may come from anywhere. */
export function readFilters(search: URLSearchParams): Filters {
  return {
    search: soughtWords(search, 'search'),
    type: chosen(search, 'type', formTypes),
    level: chosen(search, 'level', levelCodes),
    cityId: ids(search, 'cityId'),
    universityId: ids(search, 'universityId'),
    workPlace: chosen(search, 'workPlace', workPlaces),
    workKind: chosen(search, 'workKind', workKinds),
    companyId: all(search, 'companyId').filter((id) => uuid.test(id)),
    minAmount: whole(search.get('minAmount'), 10_000_000),
    closesIn: whole(search.get('closesIn'), 365),
    state: states.find((state) => state === search.get('state')) ?? 'Open',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
    page: whole(search.get('page'), 500) ?? 1,
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The most values of one filter that are read. */
const most = 20

const all = (search: URLSearchParams, name: ManyName) => [...new Set(search.getAll(name))].slice(0, most)

const chosen = <T extends string>(search: URLSearchParams, name: ManyName, choices: readonly T[]) =>
  choices.filter((choice) => search.getAll(name).includes(choice))

const ids = (search: URLSearchParams, name: ManyName) =>
  all(search, name).flatMap((text) => whole(text, 2_147_483_647) ?? [])

function whole(text: string | null, max: number): number | undefined {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** The parameters that it reads. */
export const filterKeys = Object.keys(readFilters(new URLSearchParams()))

/** The canonical address: without empty and default values, always in the same order. */
export function filtersAddress(path: string, filters: Filters): string {
  const search = new URLSearchParams()
  if (filters.search) search.set('search', filters.search)
  for (const name of manyNames) for (const value of filters[name]) search.append(name, String(value))
  if (filters.minAmount) search.set('minAmount', String(filters.minAmount))
  if (filters.closesIn) search.set('closesIn', String(filters.closesIn))
  if (filters.state !== 'Open') search.set('state', filters.state)
  if (filters.sort !== 'relevance') search.set('sort', filters.sort)
  if (filters.page > 1) search.set('page', String(filters.page))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The filters as input of the call, without empty ones. */
export function filtersInput({ sort: _sort, page: _page, ...filters }: Filters) {
  const { search, minAmount, closesIn, state } = filters
  return {
    ...(search && { search }),
    ...many(filters),
    ...(minAmount && { minAmount }),
    ...(closesIn && { closesIn }),
    ...(state !== 'Open' && { state }),
  }
}

type Many = Pick<Filters, ManyName>

function many(filters: Many): { -readonly [Name in ManyName]?: Many[Name][number][] } {
  return Object.fromEntries(manyNames.flatMap((name) => (filters[name].length > 0 ? [[name, filters[name]]] : [])))
}

/** Each chosen filter, with the filters that remain without it. */
export function dropsOf(filters: Filters) {
  const first = { ...filters, page: 1 }
  return [
    ...(filters.search ? [{ name: 'search' as const, without: { ...first, search: '' } }] : []),
    ...manyNames.flatMap((name) => (filters[name].length > 0 ? [{ name, without: { ...first, [name]: [] } }] : [])),
    ...(filters.minAmount ? [{ name: 'minAmount' as const, without: { ...first, minAmount: undefined } }] : []),
    ...(filters.closesIn ? [{ name: 'closesIn' as const, without: { ...first, closesIn: undefined } }] : []),
    ...(filters.state !== 'Open' ? [{ name: 'state' as const, without: { ...first, state: 'Open' as const } }] : []),
  ]
}

export const isFiltered = (filters: Filters) => dropsOf(filters).length > 0
