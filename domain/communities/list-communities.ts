import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CommunityCard, listCommunities as listCall } from '#contract/communities/communities.ts'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { companyFields, namedCompany } from '#domain/forms/companies/named-company.ts'
import { foldedPlace } from '#domain/forms/company-pages/folded-place.ts'
import { plainText } from '#domain/ground/search/plain-text.ts'
import type { Found, Searched } from '#domain/ground/search/said-in.ts'
import { searchTexts } from '#domain/ground/search/search-texts.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'

export async function listCommunities(
  _caller: Caller,
  { search, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const { answer, searchedFor } = await searchTexts(search, texts, find, ({ rows }) => rows.map(read))
  return { items: answer.rows.map(communityCard), total: answer.total, pageNumber, pageSize, searchedFor }

  async function find(found: Found | undefined) {
    const where = and(isPublic, found?.where)
    const [rows, total] = await Promise.all([
      withCompanies()
        .where(where)
        .orderBy(...(found?.order ?? []), desc(communities.createdAt), communities.id)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      database().$count(
        database()
          .select({ id: communities.id })
          .from(communities)
          .innerJoin(companies, ofShown)
          .where(where)
          .as('found'),
      ),
    ])
    return { rows, total }
  }
}

const read = ({ community: { name, summary, language }, company }: Row) => ({
  text: `${name} ${company.name} ${summary}`,
  language,
})

/**
 * The texts in which communities, their organizations and places are searched. They are folded per row, as the list is
 * too short to need an index.
 */
const texts: Searched = {
  name: sql`tr_fold(${communities.name})`,
  text: sql`(tr_fold(${communities.name} || ' ' || ${communities.summary} || ' ' || ${companies.name} || ' ' || ${plainText(communities.about)}) || ' ' || ${foldedPlace})`,
}

/** Drafts are visible to their organization only, archived communities to their members. */
export const isPublic = and(isNotNull(communities.publishedAt), isNull(communities.archivedAt))

/** A suspended organization's communities are hidden. */
const ofShown = and(eq(companies.id, communities.companyId), isNull(companies.suspendedAt))

export const withCompanies = () =>
  database().select({ community: communities, company: companyFields }).from(communities).innerJoin(companies, ofShown)

type Row = Awaited<ReturnType<typeof withCompanies>>[number]

export const communityCard = ({ community, company }: Row): CommunityCard => ({
  ...describedCommunity(community),
  company: namedCompany(company),
})

/** The public fields of a community, without its organization. */
export function describedCommunity(community: Row['community']) {
  const { id, number, name, summary, language, cover, joinRule, members } = community
  return {
    id,
    communityNumber: number,
    name,
    summary,
    language,
    joinRule,
    members,
    cover: coverAddress(cover),
  }
}
