import { and, eq } from 'drizzle-orm'
import { applicationConsents, type ConsentText } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { newId } from '#platform/ids.ts'

export interface Consent {
  readonly text: ConsentText
  readonly version: string
}

/** The consents that an application needs, in today's version, that are among the given ones. */
const requiredAmong = (given: readonly Consent[]) => applicationConsents.filter((required) => has(given, required))

const has = (given: readonly Consent[], { text, version }: Consent) =>
  given.some((consent) => consent.text === text && consent.version === version)

/** The consents of today's version that the candidate has given to an application so far. */
export async function consentsOf(db: Database | Transaction, caller: Caller, applicationId: string) {
  const rows = await db
    .select({ text: consents.text, version: consents.version })
    .from(consents)
    .where(and(eq(consents.accountId, signedIn(caller).accountId), eq(consents.applicationId, applicationId)))
  return applicationConsents.filter(({ text, version }) =>
    rows.some((row) => row.text === text && row.version === version),
  )
}

/** Writes down the consents that came in. Others than those that an application needs are ignored. */
export async function keepConsents(tx: Transaction, caller: Caller, applicationId: string, given: readonly Consent[]) {
  const required = requiredAmong(given)
  if (required.length === 0) return
  const { accountId } = signedIn(caller)
  await tx.insert(consents).values(required.map((consent) => ({ id: newId(), accountId, ...consent, applicationId })))
}

/** Stores consents before handing in, each once. The caller has locked the application. */
export async function keepNewConsents(
  tx: Transaction,
  caller: Caller,
  applicationId: string,
  given: readonly Consent[],
) {
  const known = given.length > 0 ? await consentsOf(tx, caller, applicationId) : []
  await keepConsents(
    tx,
    caller,
    applicationId,
    given.filter((consent) => !has(known, consent)),
  )
}
