import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import type { PublicationRecord } from './publication-rows.ts'

/**
 * The member who planned a publication as a caller with their current permissions; undefined if they left the
 * organization.
 */
export async function callerOfMember(
  { id, accountId, companyId }: Pick<PublicationRecord, 'id' | 'accountId' | 'companyId'>,
  db: Database | Transaction = database(),
): Promise<Caller | undefined> {
  const { userType, permissions } = companyMembers
  const [member] = await db
    .select({ language: accounts.language, userType, permissions })
    .from(companyMembers)
    .innerJoin(accounts, and(eq(accounts.id, companyMembers.accountId), isNull(accounts.deletedAt)))
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.companyId, companyId)))
  if (!member) return undefined
  const { language, ...grants } = member
  return { language, requestId: id, person: { kind: 'Company', sessionId: '', accountId, companyId, ...grants } }
}
