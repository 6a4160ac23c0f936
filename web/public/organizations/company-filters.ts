import { companyTypes } from '#contract/forms/form-facts.ts'
import { soughtWords } from '#platform/text/sought-words.ts'

const sorts = ['openForms', 'name', 'newest'] as const

export interface CompanyFilters {
  readonly search: string
  readonly type: (typeof companyTypes)[number] | undefined
  readonly cityId: number | undefined
  readonly hasOpenForms: boolean
  readonly sort: (typeof sorts)[number]
  readonly page: number
}

export const companyPageSize = 24

/** Parses an address; invalid parameters are ignored. */
export function readCompanyFilters(search: URLSearchParams): CompanyFilters {
  return {
    search: soughtWords(search, 'search'),
    type: companyTypes.find((type) => type === search.get('type')),
    cityId: whole(search.get('cityId'), 2_147_483_647),
    hasOpenForms: search.get('hasOpenForms') === 'true',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'openForms',
    page: whole(search.get('page'), 500) ?? 1,
  }
}

/** The parameters that it reads. */
export const companyFilterKeys = Object.keys(readCompanyFilters(new URLSearchParams()))

function whole(text: string | null, max: number): number | undefined {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** The filters without empty and default values, for the call and for the address. */
export function companiesInput({ search, type, cityId, hasOpenForms, sort, page }: CompanyFilters) {
  return {
    ...(search && { search }),
    ...(type && { type: [type] }),
    ...(cityId && { cityId: [cityId] }),
    ...(hasOpenForms && { hasOpenForms: 'true' as const }),
    ...(sort !== 'openForms' && { sort }),
    pageNumber: page,
    pageSize: companyPageSize,
  }
}

export function companiesAddress(filters: CompanyFilters): string {
  const { pageNumber, pageSize: _, ...input } = companiesInput(filters)
  const pairs = Object.entries(input).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams([...pairs, ...(pageNumber > 1 ? [['page', String(pageNumber)]] : [])])
  return search.size > 0 ? `/organizations?${search}` : '/organizations'
}

export const isNarrowed = ({ search, type, cityId, hasOpenForms }: CompanyFilters) =>
  search !== '' || type !== undefined || cityId !== undefined || hasOpenForms
