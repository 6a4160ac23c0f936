import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { listCompanies } from '#contract/listings/listings.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { isInState } from '#domain/listings/listing-state.ts'

export type CompanyFilters = Pick<Input<typeof listCompanies>, 'search' | 'type' | 'cityId' | 'hasOpenForms'>

/** An organization is shown once it has said something of itself or published a form. */
export const hasSomethingToShow = sql`(
  ${companies.about} <> '' or ${companies.photo} is not null
  or exists (select from ${listings} where ${eq(listings.companyId, companies.id)})
)`

/** Condition for the organizations that the filters match. */
export function shownBy({ search, type, cityId, hasOpenForms }: CompanyFilters): SQL | undefined {
  return and(
    hasSomethingToShow,
    type?.length ? inArray(companies.type, type) : undefined,
    cityId?.length ? inArray(companies.cityId, cityId) : undefined,
    hasOpenForms === undefined ? undefined : sql`${hasOpen} = ${hasOpenForms === 'true'}`,
    ...wordsOf(search).map(
      (word) => sql`${companies.search} like tr_fold(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text)`,
    ),
  )
}

const ofTheirs = and(eq(listings.companyId, companies.id), isInState('Open'))
const hasOpen = sql`exists (select from ${listings} where ${ofTheirs})`

export const openForms = sql<number>`(select count(*)::int from ${listings} where ${ofTheirs})`

/** The searched words; each must occur in the name. */
const wordsOf = (search: string | undefined) => search?.split(/\s+/).slice(0, 8) ?? []
