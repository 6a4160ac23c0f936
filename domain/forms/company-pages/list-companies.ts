import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCompanies as call } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { cities } from '#database/schema/reference.ts'
import { companyTypeName } from '#domain/forms/company-pages/company-preview.ts'
import { byName } from '#domain/ground/reference/names.ts'
import type { Found } from '#domain/ground/search/said-in.ts'
import { searchTexts } from '#domain/ground/search/search-texts.ts'
import { richTextToPlain } from '#platform/rich-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { companyCardFields, toCompanyCard } from './company-card.ts'
import { type CompanyFilters, companyTexts, openForms, shownBy } from './shown-companies.ts'

type Sort = Input<typeof call>['sort']

export async function listCompanies(
  { language }: Caller,
  { search, sort, pageNumber, pageSize, ...filters }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { answer, searchedFor } = await searchTexts(search, companyTexts, find, ({ rows }) => rows.map(read))
  const { rows, total, types, places } = answer
  return {
    items: rows.map((row) => toCompanyCard(row, language)),
    total,
    pageNumber,
    pageSize,
    searchedFor,
    types: types.map(({ type, count }) => ({ value: type, name: companyTypeName(type, language), count })),
    cities: places.map(({ id, name, count }) => ({ value: String(id), name, count })),
  }

  async function find(found: Found | undefined) {
    const shown = { ...filters, found }
    const [rows, total, types, places] = await Promise.all([
      selectPage(shown, sort, language)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      database().$count(companies, shownBy(shown)),
      countTypes({ ...shown, type: undefined }),
      countCities({ ...shown, cityId: undefined }),
    ])
    return { rows, total, types, places }
  }
}

const read = ({ name, about }: { readonly name: string; readonly about: string }) => ({
  text: `${name} ${richTextToPlain(about, 200)}`,
  language: 'tr',
})

function selectPage(filters: CompanyFilters, sort: Sort, language: Language) {
  const name = byName(language, companies)
  const orders: Readonly<Record<Sort, SQL[]>> = {
    openForms: [desc(openForms), name],
    name: [name],
    newest: [desc(companies.createdAt)],
  }
  return database()
    .select(companyCardFields)
    .from(companies)
    .leftJoin(cities, eq(cities.id, companies.cityId))
    .where(shownBy(filters))
    .orderBy(...(sort === 'openForms' ? (filters.found?.order ?? []) : []), ...orders[sort], companies.id)
}

const countTypes = (filters: CompanyFilters) =>
  database()
    .select({ type: companies.type, count: count() })
    .from(companies)
    .where(shownBy(filters))
    .groupBy(companies.type)
    .orderBy(desc(count()), companies.type)

const countCities = (filters: CompanyFilters) =>
  database()
    .select({ id: cities.id, name: cities.name, count: count() })
    .from(companies)
    .innerJoin(cities, eq(cities.id, companies.cityId))
    .where(shownBy(filters))
    .groupBy(cities.id)
    .orderBy(desc(count()), cities.id)
