import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { uuids } from '#database/uuids.ts'
import type { MemberRecipient } from './recipients.ts'

/**
 * The values for messages to members of one community, in one query. Members who left have no name; muted members have
 * neither address nor number, and hidden numbers are left out.
 */
export async function memberRecipientsOf(
  tx: Database | Transaction,
  communityId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, MemberRecipient>> {
  if (candidateIds.length === 0) return new Map()
  const isIn = sql<boolean>`coalesce(${communityMembers.state} = 'member', false)`
  const ifHeard = (address: typeof accounts.email | typeof accounts.gsm, when = sql`true`) =>
    sql<string | null>`case when ${isIn} and not ${communityMembers.muted} and ${when} then ${address} end`
  const rows = await tx
    .select({
      candidateId: candidates.id,
      isIn,
      isClosed: sql<boolean>`${accounts.id} is null`,
      language: accounts.language,
      name: accounts.name,
      surname: accounts.surname,
      email: ifHeard(accounts.email),
      gsm: ifHeard(accounts.gsm, sql`'phone' = any(${communityMembers.shares})`),
      title: communities.name,
      organization: companies.name,
    })
    .from(candidates)
    .innerJoin(communities, eq(communities.id, communityId))
    .innerJoin(companies, eq(companies.id, communities.companyId))
    .leftJoin(accounts, sql`${accounts.id} = ${candidates.accountId} and ${accounts.deletedAt} is null`)
    .leftJoin(
      communityMembers,
      sql`${communityMembers.communityId} = ${communities.id} and ${communityMembers.candidateId} = ${candidates.id}`,
    )
    .where(sql`${candidates.id} = any(${uuids(candidateIds)})`)
  return new Map(
    rows.map(({ isIn: isMember, isClosed, language, name, surname, ...row }) => [
      row.candidateId,
      {
        ...row,
        communityId,
        lost: isClosed ? 'accountClosed' : isMember ? undefined : 'left',
        language: language ?? 'tr',
        name: isMember ? (name ?? '') : '',
        surname: isMember ? (surname ?? '') : '',
        page: `/student-dashboard/communities/${communityId}`,
      },
    ]),
  )
}
