import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { isProtectionDemanded } from '#domain/accounts/team-protection/read-team-protection.ts'
import { type Factors, hasAny } from './factors-of.ts'

/** Refuses to remove a member's last second factor while their organization demands one. */
export async function requireLastFactor(
  db: Database | Transaction,
  accountId: string,
  before: Factors,
  after: Pick<Factors, 'authenticator' | 'passkeys' | 'sms'>,
) {
  if (hasAny(before) && !hasAny(after) && (await isProtectionDemanded(db, accountId)))
    throw problem('secondFactors.demanded')
}
