import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOpportunities as listCall, OpportunityCard } from '#contract/opportunities.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { companyFields, namedCompany } from '#domain/forms/companies/named-company.ts'
import { foldedPlace } from '#domain/forms/company-pages/folded-place.ts'
import { plainText } from '#domain/ground/search/plain-text.ts'
import type { Found, Searched } from '#domain/ground/search/said-in.ts'
import { searchTexts } from '#domain/ground/search/search-texts.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'

export async function listOpportunities(
  _caller: Caller,
  { search, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const { answer, searchedFor } = await searchTexts(search, texts, find, ({ rows }) => rows.map(read))
  return { items: answer.rows.map(opportunityCard), total: answer.total, pageNumber, pageSize, searchedFor }

  async function find(found: Found | undefined) {
    const where = and(isRunning(), found?.where)
    const [rows, total] = await Promise.all([
      withCompanies()
        .where(where)
        .orderBy(...(found?.order ?? []), desc(opportunities.startsAt), opportunities.id)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      database().$count(
        database()
          .select({ id: opportunities.id })
          .from(opportunities)
          .innerJoin(companies, ofShown)
          .where(where)
          .as('found'),
      ),
    ])
    return { rows, total }
  }
}

const read = ({ opportunity: { title, summary, language }, company }: Row) => ({
  text: `${title} ${company.name} ${summary}`,
  language,
})

export function isRunning() {
  const now = new Date()
  return and(lte(opportunities.startsAt, now), or(isNull(opportunities.endsAt), gt(opportunities.endsAt, now)))
}

/**
 * An opportunity is found by its texts, and by the name and place of its organization; they are folded per row,
 * because the list is short.
 */
const texts: Searched = {
  name: sql`tr_fold(${opportunities.title})`,
  text: sql`(tr_fold(${opportunities.title} || ' ' || ${opportunities.summary} || ' ' || ${companies.name} || ' ' || ${plainText(opportunities.body)}) || ' ' || ${foldedPlace})`,
}

/** Opportunities of suspended organizations are hidden. */
const ofShown = and(eq(companies.id, opportunities.companyId), isNull(companies.suspendedAt))

export const withCompanies = () =>
  database()
    .select({ opportunity: opportunities, company: companyFields })
    .from(opportunities)
    .innerJoin(companies, ofShown)

type Row = Awaited<ReturnType<typeof withCompanies>>[number]

export function opportunityCard({ opportunity, company }: Row): OpportunityCard {
  return { ...offeredOpportunity(opportunity), company: namedCompany(company) }
}

/** The public part of an opportunity: without its code and link. */
export function offeredOpportunity(opportunity: Row['opportunity']) {
  const { id, number, title, summary, language, cover, code, startsAt, endsAt } = opportunity
  return {
    id,
    opportunityNumber: number,
    title,
    summary,
    language,
    cover: coverAddress(cover),
    gives: code === null ? ('link' as const) : ('code' as const),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }
}
