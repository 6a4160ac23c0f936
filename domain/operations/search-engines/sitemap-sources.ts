import { and, asc, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { isPublic } from '#domain/communities/list-communities.ts'
import { hasSomethingToShow } from '#domain/forms/company-pages/shown-companies.ts'
import { isGone } from '#domain/ground/published-forms/listing-state.ts'
import {
  advertisementAddress,
  communityAddress,
  companyAddress,
  opportunityAddress,
} from '#platform/text/public-addresses.ts'

export interface Entry {
  readonly address: string
  readonly changedAt?: Date
}

/** A table whose rows have a number and a public page. */
interface Source {
  readonly table: PgTable
  readonly number: PgColumn
  readonly read: (where: SQL | undefined, limit: number) => Promise<readonly (Entry & { readonly number: number })[]>
}

const forms: Source = {
  table: listings,
  number: listings.number,
  async read(where, limit) {
    const { number, type, title, publishedAt } = listings
    const rows = await database()
      .select({ number, type, title, publishedAt })
      .from(listings)
      .where(and(where, sql`not ${isGone}`))
      .orderBy(asc(number))
      .limit(limit)
    return rows.map((row) => ({
      number: row.number,
      address: advertisementAddress({ ...row, formIdentityNumber: row.number }),
      changedAt: row.publishedAt,
    }))
  },
}

const organizations: Source = {
  table: companies,
  number: companies.number,
  async read(where, limit) {
    const { number, name, updatedAt } = companies
    const rows = await database()
      .select({ number, name, updatedAt })
      .from(companies)
      .where(and(where, hasSomethingToShow))
      .orderBy(asc(number))
      .limit(limit)
    return rows.map((row) => ({
      number: row.number,
      address: companyAddress({ ...row, companyNumber: row.number }),
      changedAt: row.updatedAt,
    }))
  },
}

/** Leaves out suspended organizations. */
const isOfShown = (companyId: PgColumn) =>
  sql`not exists (select from ${companies} where ${companies.id} = ${companyId} and ${companies.suspendedAt} is not null)`

const offers: Source = {
  table: opportunities,
  number: opportunities.number,
  async read(where, limit) {
    const { number, title, updatedAt, endsAt } = opportunities
    const rows = await database()
      .select({ number, title, updatedAt })
      .from(opportunities)
      .where(and(where, isOfShown(opportunities.companyId), or(isNull(endsAt), gte(endsAt, new Date()))))
      .orderBy(asc(number))
      .limit(limit)
    return rows.map((row) => ({
      number: row.number,
      address: opportunityAddress({ ...row, opportunityNumber: row.number }),
      changedAt: row.updatedAt,
    }))
  },
}

const groups: Source = {
  table: communities,
  number: communities.number,
  async read(where, limit) {
    const { number, name, updatedAt } = communities
    const rows = await database()
      .select({ number, name, updatedAt })
      .from(communities)
      .where(and(where, isPublic, isOfShown(communities.companyId)))
      .orderBy(asc(number))
      .limit(limit)
    return rows.map((row) => ({
      number: row.number,
      address: communityAddress({ ...row, communityNumber: row.number }),
      changedAt: row.updatedAt,
    }))
  },
}

export const sitemapSources: Readonly<Record<string, Source>> = {
  forms,
  organizations,
  opportunities: offers,
  communities: groups,
}
