import type { FormType } from '#contract/forms/form-content.ts'
import { countAdvertisements, listAdvertisements } from '#contract/listings/listings.ts'
import { query } from '../../queries/answers.ts'
import { dropsOf, type Filters, filtersInput, readFilters } from './filters.ts'

/** The filters in an address; in the list of one type, without a choice of types. */
export function filtersAt(type: FormType | undefined, search: URLSearchParams): Filters {
  const filters = readFilters(search)
  return type ? { ...filters, type: [] } : filters
}

const inputOf = (type: FormType | undefined, filters: Filters) => ({
  ...filtersInput(filters),
  ...(type && { type: [type] }),
})

export const pageSize = 20

export const pageQuery = (type: FormType | undefined, filters: Filters) =>
  query(listAdvertisements, {
    ...inputOf(type, filters),
    sort: filters.sort,
    pageNumber: filters.page,
    pageSize,
  })

export const countsQuery = (type: FormType | undefined, filters: Filters) =>
  query(countAdvertisements, inputOf(type, filters))

/** The counts with one filter less each, for the empty state. */
export const dropQueries = (type: FormType | undefined, filters: Filters) =>
  dropsOf(filters).map(({ name, without }) => ({
    name,
    without,
    query: query(listAdvertisements, { ...inputOf(type, without), pageSize: 1 }),
  }))
