import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { hashToken } from '#platform/tokens.ts'
import { takesPart } from './takes-part.ts'

export interface Entry extends Readonly<typeof entries.$inferSelect> {
  /** While the person takes part the link does not expire. */
  readonly takesPart: boolean
}

/** The state of an entry for the holder of its link. */
export function linkState({ takenOverAt, removedAt, expiresAt, takesPart }: Entry): 'open' | 'takenOver' | 'removed' {
  if (removedAt !== null) return 'removed'
  if (takenOverAt !== null) return 'takenOver'
  return expiresAt <= new Date() && !takesPart ? 'removed' : 'open'
}

const withParticipation = { ...getTableColumns(entries), takesPart }

/** The entry of a link. The token cannot be guessed; tries are limited all the same. */
export async function entryByToken(db: Database | Transaction, caller: Caller, token: string) {
  await codeTriesByAddress.demand(addressOf(caller))
  const [entry] = await db
    .select(withParticipation)
    .from(entries)
    .where(eq(entries.secretHash, hashToken(token)))
  return entry
}

/** The same for a change: locks its application, and others that the change affects, in one order. */
export async function lockEntry(tx: Transaction, caller: Caller, token: string, others: readonly string[] = []) {
  const known = await entryByToken(tx, caller, token)
  if (!known) throw problem('accounts.wrongLink')
  await lockApplications(tx, inArray(applications.id, [known.applicationId, ...others]))
  const [entry] = await tx.select(withParticipation).from(entries).where(eq(entries.applicationId, known.applicationId))
  if (!entry) throw problem('accounts.wrongLink')
  return entry
}
