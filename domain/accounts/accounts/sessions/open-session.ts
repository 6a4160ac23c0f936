import { eq, sql } from 'drizzle-orm'
import type { Session } from '#contract/accounts/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companyMembers, sessions } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { logSecurity } from '#platform/security/security-log.ts'
import { hashToken, markToken, randomToken } from '#platform/tokens.ts'
import { type FoundAccount, personOf } from '../find-account.ts'
import { issueAccessToken } from './access-token.ts'
import { describeSession } from './describe-session.ts'

/** A new session with its refresh token, which the API returns as a cookie or in the body, depending on the client. */
export interface Issued {
  readonly session: Omit<Session, 'refreshToken'>
  readonly refreshToken: string
}

const idleDays = 7
const longestDays = 30

export async function openSession(tx: Transaction | Database, found: FoundAccount, caller: Caller): Promise<Issued> {
  const id = newId()
  const secret = markToken(randomToken(), id)
  await insertionOn(tx).execute({
    id,
    accountId: found.account.id,
    refreshHash: hashToken(secret),
    ...whereFrom(caller),
    expiresAt: sessionExpiry(),
  })
  logSecurity('signIn.succeeded', caller, { account: found.account.id })
  return issue(tx, found, id, secret)
}

const insertionOn = preparedOn((tx) =>
  tx
    .insert(sessions)
    .values({
      id: sql.placeholder('id'),
      accountId: sql.placeholder('accountId'),
      refreshHash: sql.placeholder('refreshHash'),
      device: sql.placeholder('device'),
      address: sql.placeholder('address'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('open_session'),
)

export async function issue(
  tx: Transaction | Database,
  found: FoundAccount,
  sessionId: string,
  secret: string,
): Promise<Issued> {
  const { id } = found.account
  if (found.member)
    await tx.update(companyMembers).set({ lastUsedAt: new Date() }).where(eq(companyMembers.accountId, id))
  return {
    session: { accessToken: issueAccessToken(personOf(found, sessionId)), ...describeSession(found) },
    // The token begins with the session's id, so that even a very old token can be matched to its session.
    refreshToken: `${sessionId}.${secret}`,
  }
}

/** Seven days from now, but never more than thirty after the sign-in. */
export const sessionExpiry = (signedInAt = new Date()) =>
  new Date(Math.min(Date.now() + idleDays * day, signedInAt.getTime() + longestDays * day))

const day = 24 * 60 * 60 * 1000

export const whereFrom = ({ device = '', address = '' }: Caller) => ({ device, address })
