import { and, eq, sql } from 'drizzle-orm'
import { applicationConsents, type ConsentText } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn, preparedSql } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'
import { newIdPerRow } from '#database/uuids.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'

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
  const rows = await givenOn(db).execute({ accountId: signedIn(caller).accountId, applicationId })
  return applicationConsents.filter(({ text, version }) =>
    rows.some((row) => row.text === text && row.version === version),
  )
}

const givenOn = preparedOn((db) =>
  db
    .selectDistinct({ text: consents.text, version: consents.version })
    .from(consents)
    .where(
      and(
        eq(consents.accountId, sql.placeholder('accountId')),
        eq(consents.applicationId, sql.placeholder('applicationId')),
      ),
    )
    .prepare('consents_of_application'),
)

/** Writes down the consents that came in. Others than those that an application needs are ignored. */
export async function keepConsents(tx: Transaction, caller: Caller, applicationId: string, given: readonly Consent[]) {
  const required = requiredAmong(given)
  if (required.length === 0) return
  const { accountId } = signedIn(caller)
  await keepingOn(tx).execute({
    accountId,
    applicationId,
    texts: required.map(({ text }) => text),
    versions: required.map(({ version }) => version),
  })
}

const keepingOn = preparedSql(
  'keep_consents',
  sql`insert into ${consents} (id, account_id, text, version, application_id)
    select ${newIdPerRow}, ${sql.placeholder('accountId')}::uuid, text, version, ${sql.placeholder('applicationId')}::uuid
    from unnest(${sql.placeholder('texts')}::text[], ${sql.placeholder('versions')}::text[]) as given (text, version)`,
)

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
