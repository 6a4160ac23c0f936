import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CommunityCard, listCommunities as listCall } from '#contract/communities.ts'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { companyFields, namedCompany } from '#domain/companies/named-company.ts'
import { foldedHolds } from '#domain/data/search.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'

export async function listCommunities(
  _caller: Caller,
  { search, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const found = foldedHolds(search, communities.name, communities.summary)
  const [rows, total] = await Promise.all([
    withCompanies()
      .where(found)
      .orderBy(desc(communities.createdAt), communities.id)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(communities, found),
  ])
  return { items: rows.map(communityCard), total, pageNumber, pageSize }
}

export const withCompanies = () =>
  database()
    .select({ community: communities, company: companyFields })
    .from(communities)
    .innerJoin(companies, eq(companies.id, communities.companyId))

type Row = Awaited<ReturnType<typeof withCompanies>>[number]

export function communityCard({ community, company }: Row): CommunityCard {
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
    company: namedCompany(company),
  }
}
