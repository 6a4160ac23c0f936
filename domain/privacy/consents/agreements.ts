import { and, desc, eq, sql } from 'drizzle-orm'
import type { agree as agreeCall, readAgreements as readCall } from '#contract/accounts/legal.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts, consents } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { agreedToOlder } from '#domain/ground/legal-texts/agreed-to-older.ts'
import { withController } from '#domain/ground/legal-texts/controller.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { wordsOf } from '#domain/ground/legal-texts/read-legal-text.ts'
import { newId } from '#platform/ids.ts'

/** The terms, if they have changed since the caller agreed to them. */
export async function readAgreements(caller: Caller): Promise<Output<typeof readCall>> {
  const db = database()
  const [asked] = await db
    .select({
      agreedVersion: consents.version,
      agreedAt: consents.givenAt,
      version: versionInForce('terms'),
      isOlder: agreedToOlder(accounts.id),
    })
    .from(consents)
    .innerJoin(accounts, eq(accounts.id, consents.accountId))
    .where(and(eq(consents.accountId, signedIn(caller).accountId), eq(consents.text, 'terms')))
    .orderBy(desc(consents.version), desc(consents.givenAt))
    .limit(1)
  if (!asked?.isOlder) return { items: [] }
  const { agreedVersion, agreedAt, version } = asked
  const { html, changes } = await wordsOf(db, 'terms', version, caller.language)
  const words = { html: withController(html, caller.language), changes }
  return { items: [{ name: 'terms', version, agreedVersion, agreedAt: agreedAt.toISOString(), ...words }] }
}

/**
 * Records that the caller agrees to the terms in force. Another version is refused, because it would not be the
 * binding one.
 */
export async function agree(caller: Caller, { name, version }: Input<typeof agreeCall>): Promise<null> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    // A repeated request waits for this lock and finds the first.
    const [now] = await tx
      .select({ inForce: versionInForce(name) })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (now?.inForce !== version) throw problem('legalTexts.otherVersion')
    const isKnown = sql`exists (
      select from ${consents}
      where ${consents.accountId} = ${accountId} and ${consents.text} = ${name} and ${consents.version} = ${version}
    )`
    await tx.execute(sql`insert into ${consents} (id, account_id, text, version)
      select ${newId()}::uuid, ${accountId}::uuid, ${name}, ${version} where not ${isKnown}`)
  })
  return null
}
