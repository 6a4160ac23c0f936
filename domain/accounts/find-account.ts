import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Person } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts, candidates, companyMembers } from '#database/schema/accounts.ts'

export type Account = typeof accounts.$inferSelect
export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findByEmail = (tx: Transaction | Database, email: string) => findAccount(tx, eq(accounts.email, email))

export const findById = (tx: Transaction | Database, id: string) => findAccount(tx, eq(accounts.id, id))

/** By who somebody is elsewhere. */
export const findBySubject = (tx: Transaction | Database, provider: keyof typeof subjectOf, subject: string) =>
  findAccount(tx, eq(subjectOf[provider], subject))

const subjectOf = { Google: accounts.googleSubject, IstanbulSenin: accounts.istanbulSeninSubject } as const

/** An account and its place: the candidate it is, or the organization it belongs to. */
async function findAccount(tx: Transaction | Database, which: SQL) {
  const [row] = await tx
    .select({ account: accounts, candidateId: candidates.id, member: companyMembers })
    .from(accounts)
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(and(which, isNull(accounts.deletedAt)))
  return row
}

export function personOf({ account, candidateId, member }: FoundAccount, sessionId: string): Person {
  const signedIn = { accountId: account.id, sessionId }
  if (candidateId) return { ...signedIn, kind: 'Candidate', candidateId }
  if (!member) throw new Error(`Account ${account.id} is neither a candidate nor anybody's member`)
  const { companyId, userType, permissions } = member
  return { ...signedIn, kind: 'Company', companyId, userType, permissions }
}
