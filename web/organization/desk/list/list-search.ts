import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Asked } from '#contract/call.ts'
import { genders, levelCodes } from '#contract/forms/form-facts.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'
import { soughtWords } from '#platform/text/sought-words.ts'
import { isId } from '#web/queries/id-in.ts'
import { cardColumns, columnsIn, questionIn, usualColumns } from './column-names.ts'
import { actions, documentStates, fits, interviewStatuses, statuses, tests } from './filter-facts.ts'

type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]

export const sorts = ['submitted', 'name', 'gpa', 'age', 'interviewScore', 'status'] as const
type NamedSort = (typeof sorts)[number]
/** A column, or `answer:` and the id of a question. */
export type Sort = NamedSort | `answer:${string}`
export type Direction = 'up' | 'down'

/** The list's search parameters; invalid values are ignored. */
export type ListSearch = Readonly<Omit<ApplicationFilters, 'answers'>> & {
  readonly answers?: readonly AnswerFilter[]
  readonly sort: Sort
  readonly direction: Direction
  readonly page: number
  /** In order; undefined: the default columns */
  readonly columns?: readonly string[]
  readonly density?: 'compact'
}

export const pageSize = 50

/** The most applications that are counted before the page is shown. */
const countUpTo = 10_000

/** The default direction of each sorting: best or newest first, names from A. */
const usualDirections: Readonly<Record<NamedSort, Direction>> = {
  submitted: 'down',
  name: 'up',
  gpa: 'down',
  age: 'up',
  interviewScore: 'down',
  status: 'up',
}

export const usualDirection = (sort: Sort): Direction => usualDirections[sort as NamedSort] ?? 'up'

/** Parses a sorting; the default one if the text names none. */
export const sortIn = (text: string | null): Sort =>
  sorts.find((one) => one === text) ??
  (questionIn(text ?? '') === undefined ? 'submitted' : (text as `answer:${string}`))

/** The number of pages; if not all were counted, at least one more than this page when it is full. */
export function pagesOf({ total, isExact }: { total: number; isExact: boolean }, page: number, rows: number): number {
  const pages = Math.ceil(total / pageSize)
  return isExact ? pages : Math.max(pages, rows === pageSize ? page + 1 : page)
}

export function listSearchOf(address: URLSearchParams): ListSearch {
  const sort = sortIn(address.get('sort'))
  const direction = (['up', 'down'] as const).find((one) => one === address.get('direction')) ?? usualDirection(sort)
  const search = soughtWords(address, 'search')
  const noteContains = soughtWords(address, 'noteContains')
  return {
    sort,
    direction,
    page: numberIn(address.get('page'), 1, 10_000, 0) ?? 1,
    ...(search && { search }),
    ...some('status', among(address, 'status', statuses)),
    ...some('action', among(address, 'action', actions)),
    ...some('fit', among(address, 'fit', fits)),
    ...some('gender', among(address, 'gender', genders)),
    ...some('stepId', valuesIn(address, 'stepId').filter(isId).slice(0, 20)),
    ...some('tagId', valuesIn(address, 'tagId').filter(isId).slice(0, 20)),
    ...some('assignedTo', valuesIn(address, 'assignedTo').filter(isId).slice(0, 50)),
    ...some('documents', among(address, 'documents', documentStates)),
    ...some('interview', among(address, 'interview', interviewStatuses)),
    ...ticked(address, 'untagged'),
    ...ticked(address, 'mine'),
    ...ticked(address, 'unassigned'),
    ...(['true', 'false'].includes(address.get('hasNotes') ?? '') && { hasNotes: address.get('hasNotes') === 'true' }),
    ...(noteContains && { noteContains }),
    ...some('level', among(address, 'level', levelCodes)),
    ...some('universityId', numbersIn(address, 'universityId')),
    ...some('facultyId', numbersIn(address, 'facultyId')),
    ...some('departmentId', numbersIn(address, 'departmentId')),
    ...some('cityId', numbersIn(address, 'cityId')),
    ...some('nationalityId', numbersIn(address, 'nationalityId')),
    ...some('classId', numbersIn(address, 'classId')),
    ...some('documentTypeId', numbersIn(address, 'documentTypeId')),
    ...some('documentName', namesIn(address, 'documentName')),
    ...numbered(address, 'minGpa', 100, 2),
    ...numbered(address, 'maxGpa', 100, 2),
    ...numbered(address, 'minInterviewScore', 100, 1),
    ...numbered(address, 'maxInterviewScore', 100, 1),
    ...numbered(address, 'minAge', 120, 0),
    ...numbered(address, 'maxAge', 120, 0),
    ...dayed(address, 'submittedFrom'),
    ...dayed(address, 'submittedTo'),
    ...ticked(address, 'samePerson'),
    ...ticked(address, 'unreadReply'),
    ...some('answers', [...new Set(address.getAll('answer'))].flatMap(answerIn).slice(0, 10)),
    ...some('columns', columnsIn(address.get('columns') ?? '')),
    ...(address.get('density') === 'compact' && { density: 'compact' as const }),
  }
}

/** The list's address with a change; every change goes back to the first page. */
export function listAddress(now: ListSearch, change: Change): string {
  const {
    sort: by,
    direction: way,
    page = 1,
    answers,
    columns,
    documentName,
    ...filters
  } = { ...now, page: 1, ...change }
  const sort = by ?? 'submitted'
  const direction = way ?? usualDirection(sort)
  const address = new URLSearchParams(Object.entries(filters).flatMap(entriesOf))
  for (const name of documentName ?? []) address.append('documentName', name)
  for (const answer of answers ?? []) address.append('answer', answerText(answer))
  if (columns && columns.length > 0) address.set('columns', columns.join(','))
  if (sort !== 'submitted') address.set('sort', sort)
  if (direction !== usualDirection(sort)) address.set('direction', direction)
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `?${address}` : '?'
}

/**
 * One parameter for each filter, with all its values: a page contains the address in a hundred links, and a filter can
 * have two hundred schools. Empty filters are left out.
 */
const entriesOf = ([key, value]: [string, unknown]): string[][] =>
  value === undefined ? [] : [[key, Array.isArray(value) ? value.join(between) : String(value)]]

/** A separator that occurs in no id and no filter value, and needs no URL encoding. */
const between = '.'

/** The distinct values of a filter: joined by the separator, or repeated parameters as forms send them. */
const valuesIn = (address: URLSearchParams, key: string): string[] => [
  ...new Set(address.getAll(key).flatMap((text) => text.split(between))),
]

type Change = { readonly [Key in keyof ListSearch]?: ListSearch[Key] | undefined }

/** Whether any filter is set, apart from the status, which has its tabs. */
export const isNarrowed = (now: ListSearch) => {
  const { status: _, ...filters } = filtersOf(now)
  return Object.keys(filters).length > 0
}

/** The filters as a text that is equal for equal filters, without page, order and columns. */
export const narrowedBy = (now: ListSearch) => JSON.stringify(filtersOf(now))

/** The input of the call. */
export function searchInput(now: ListSearch): Omit<Asked<typeof searchApplications>, 'companyId' | 'formId'> {
  const { sort, direction, page } = now
  const columns = [...new Set([...(now.columns ?? usualColumns), ...cardColumns])].slice(0, 20)
  return { ...filtersOf(now), sort, direction, pageNumber: page, pageSize, countUpTo, columns }
}

/** The filters of the list, as calls take them. Days are those of Istanbul, which has kept +03:00 since 2016. */
export function filtersOf(now: ListSearch): ApplicationFilters {
  const {
    sort: _,
    direction: __,
    page: ___,
    columns: _c,
    density: _d,
    submittedFrom,
    submittedTo,
    answers,
    ...rest
  } = now
  return {
    ...rest,
    ...(submittedFrom && { submittedFrom: new Date(`${submittedFrom}T00:00:00+03:00`).toISOString() }),
    ...(submittedTo && { submittedTo: new Date(`${submittedTo}T23:59:59.999+03:00`).toISOString() }),
    ...(answers && { answers: [...answers] }),
  }
}

/** `questionId~equal~"option"`: the value as JSON, so that 5 and "5" stay two things. */
export const answerText = ({ questionId, is, value }: AnswerFilter) => `${questionId}~${is}~${JSON.stringify(value)}`

function answerIn(text: string): AnswerFilter[] {
  const [questionId = '', is, ...rest] = text.split('~')
  const test = tests.find((test) => test === is)
  if (!test || !isId(questionId)) return []
  try {
    const value: unknown = JSON.parse(rest.join('~'))
    return isValue(value) ? [{ questionId, is: test, value }] : []
  } catch {
    return []
  }
}

/**
 * A value that calls accept: JSON also allows numbers that become infinite, and text that the database cannot store.
 */
const isValue = (value: unknown): value is AnswerFilter['value'] =>
  value === null ||
  Number.isFinite(value) ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= 200 && !value.includes('\0') && !loneSurrogate.test(value))

const loneSurrogate = /\p{Surrogate}/u

const among = <T extends string>(address: URLSearchParams, key: string, known: readonly T[]): T[] => {
  const values: readonly string[] = valuesIn(address, key)
  return known.filter((value) => values.includes(value))
}

/** Names may hold the separator, so each is an entry of its own. */
const namesIn = (address: URLSearchParams, key: string): string[] =>
  [...new Set(address.getAll(key).map((name) => name.trim()))].filter(isName).slice(0, 50)

const isName = (name: string) =>
  name.length > 0 && name.length <= 80 && !name.includes('\0') && !loneSurrogate.test(name)

const numbersIn = (address: URLSearchParams, key: string) =>
  [...new Set(valuesIn(address, key).flatMap((text) => numberIn(text, 1, 2_147_483_647, 0) ?? []))].slice(0, 200)

function numberIn(text: string | null, min: number, max: number, decimals: number): number | undefined {
  if (text === null || !/^\d+([.,]\d+)?$/.test(text)) return undefined
  const value = Number(Number(text.replace(',', '.')).toFixed(decimals))
  return value >= min && value <= max ? value : undefined
}

function numbered<Key extends string>(address: URLSearchParams, key: Key, max: number, decimals: number) {
  const value = numberIn(address.get(key), 0, max, decimals)
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, number>>
}

function dayed<Key extends string>(address: URLSearchParams, key: Key) {
  const day = address.get(key) ?? ''
  return (isDay(day) ? { [key]: day } : {}) as Partial<Record<Key, string>>
}

/** A valid date, so no 30 February, in the range in which applications exist. */
const isDay = (text: string) =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

function ticked<Key extends string>(address: URLSearchParams, key: Key) {
  return (address.get(key) === 'true' ? { [key]: true } : {}) as Partial<Record<Key, true>>
}

function some<Key extends string, T>(key: Key, values: readonly T[]) {
  return (values.length > 0 ? { [key]: [...values] } : {}) as Partial<Record<Key, T[]>>
}
