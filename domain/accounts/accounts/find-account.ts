import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { OperatorState, Person } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts, companyMembers, sessions } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { agreedToOlder } from '#domain/ground/legal-texts/agreed-to-older.ts'
import { isProtected, protectBy } from './protect-by.ts'

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

export const findAccountByEmail = finder('account_by_email', accounts.email)

export const findAccountById = finder('account_by_id', accounts.id)

/** Finds an account by its subject id at Google or at the municipal app. */
export const findAccountBySubject = (tx: Transaction | Database, provider: keyof typeof bySubject, subject: string) =>
  bySubject[provider](tx, subject)

const bySubject = {
  Google: finder('account_by_google', accounts.googleSubject),
  IstanbulSenin: finder('account_by_istanbulsenin', accounts.istanbulSeninSubject),
} as const

/** The addresses of recent sign-ins to the account, read in the same statement. */
const ofLate = {
  addresses: sql<string[] | null>`(
    select array_agg(distinct address) from (
      select ${sessions.address} from ${sessions} where ${sessions.accountId} = ${accounts.id}
      order by ${sessions.lastUsedAt} desc limit 50
    ) as latest
  )`,
}
/** For the first and the second step of a sign-in. */
export const findAccountToSignIn = finder('account_to_sign_in', accounts.email, ofLate)
export const findAccountToContinue = finder('account_to_continue', accounts.id, ofLate)

/**
 * Finds an account together with its candidate, or with its membership in an organization. A prepared statement,
 * because every sign-in and every renewal runs it, and building and planning it costs more than running it.
 */
function finder<M extends Record<string, SQL> = Record<never, never>>(name: string, column: Column, more?: M) {
  const statementOn = preparedOn((tx) => prepare(tx, name, column, more))
  return async (tx: Transaction | Database, value: string) => {
    const [row] = await statementOn(tx).execute({ value })
    return row
  }
}

function prepare<M extends Record<string, SQL>>(tx: Transaction | Database, name: string, column: Column, more?: M) {
  const hasEducation = sql<boolean>`exists (
    select from ${candidateEducations} where ${candidateEducations.candidateId} = ${candidates.id}
  )`
  const isSuspended = sql<boolean>`exists (
    select from ${companies} where ${companies.id} = ${companyMembers.companyId} and ${companies.suspendedAt} is not null
  )`
  return tx
    .select({
      account: accounts,
      needsAgreement: agreedToOlder(accounts.id),
      candidateId: candidates.id,
      member: companyMembers,
      isProtected,
      protectBy,
      hasEducation,
      isSuspended,
      ...(more as M),
    })
    .from(accounts)
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(and(eq(column, sql.placeholder('value')), isNull(accounts.deletedAt)))
    .prepare(name)
}

/** Operator rights need a second factor: without one they are granted but not usable. */
export const operatorOf = ({ account, isProtected }: FoundAccount): { operator?: OperatorState } =>
  account.operator ? { operator: isProtected ? 'ready' : 'unprotected' } : {}

export function personOf(found: FoundAccount, sessionId: string): Person {
  const { account, candidateId, member } = found
  const signedIn = { accountId: account.id, sessionId, ...operatorOf(found) }
  if (candidateId) return { ...signedIn, kind: 'Candidate', candidateId }
  if (!member) throw new Error(`Account ${account.id} is neither a candidate nor anybody's member`)
  const { companyId, userType, permissions } = member
  const late = found.protectBy && { protectBy: found.protectBy.getTime() }
  return { ...signedIn, kind: 'Company', companyId, userType, permissions, ...late }
}
