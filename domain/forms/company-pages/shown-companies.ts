import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import { CompanyType } from '#contract/companies/companies.ts'
import type { listCompanies } from '#contract/listings/listings.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import type { Found, Searched } from '#domain/ground/search/said-in.ts'
import { fold } from '#platform/text/turkish.ts'
import { translate } from '#platform/texts.ts'
import { foldedPlace } from './folded-place.ts'

export type CompanyFilters = Pick<Input<typeof listCompanies>, 'type' | 'cityId' | 'hasOpenForms'> & {
  readonly found?: Found | undefined
}

/** An organization is listed once it has a description or a published form, unless it is suspended. */
export const hasSomethingToShow = sql`(${companies.suspendedAt} is null and (
  ${companies.about} <> '' or ${companies.photo} is not null
  or exists (select from ${listings} where ${eq(listings.companyId, companies.id)})
))`

export function shownBy({ found, type, cityId, hasOpenForms }: CompanyFilters): SQL | undefined {
  return and(
    hasSomethingToShow,
    type?.length ? inArray(companies.type, type) : undefined,
    cityId?.length ? inArray(companies.cityId, cityId) : undefined,
    hasOpenForms === undefined ? undefined : sql`${hasOpen} = ${hasOpenForms === 'true'}`,
    found?.where,
  )
}

const ofTheirs = and(eq(listings.companyId, companies.id), isInState('Open'))
const hasOpen = sql`exists (select from ${listings} where ${ofTheirs})`

export const openForms = sql<number>`(select count(*)::int from ${listings} where ${ofTheirs})`

/** Finds "turk egitim vakfi" by "tev": the initials of long names. */
const initials = sql`regexp_replace(${companies.search}, '(\\w)\\w*\\W*', '\\1', 'g')`

/** An organization is found by its name, its description, and the names of its type and place. */
export const companyTexts: Searched = {
  name: sql`${companies.search}`,
  text: sql`(${companies.sought} || ' ' || ${initials} || ' ' || ${typeNames()} || ' ' || ${foldedPlace})`,
}

function typeNames(): SQL {
  const cases = CompanyType.options.map(
    (type) =>
      sql`when ${type} then ${fold((['tr', 'en'] as const).map((language) => translate(language, 'companyTypes.name', { type })).join(' '))}`,
  )
  return sql`case ${companies.type} ${sql.join(cases, sql` `)} else '' end`
}
