import { and, eq, isNull, sql } from 'drizzle-orm'
import { applicationConsents, type ConsentText, consentTexts } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn, preparedSql } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'
import { newIdPerRow } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'

export interface Consent {
  readonly text: ConsentText
  readonly version: string
  /** For a consent to one of the form's own texts: its id; the version is then that of the form. */
  readonly formTextId?: string | undefined
}

/** The given consents that count: the required ones in their present version, and the explicit one. */
const countedAmong = (given: readonly Consent[]) => [
  ...applicationConsents.filter((required) => has(given, required)),
  ...given.filter(({ text }) => text === 'sensitive').slice(0, 1),
]

const has = (given: readonly Consent[], { text, version }: Consent) =>
  given.some((consent) => consent.text === text && consent.version === version)

/** The consents in their present version that the candidate has given to an application so far and not taken back. */
export async function consentsOf(db: Database | Transaction, caller: Caller, applicationId: string) {
  const rows = await givenOn(db).execute({ accountId: signedIn(caller).accountId, applicationId })
  return countedAmong(rows.filter(isOfApplication))
}

const isOfApplication = (row: { readonly text: string; readonly version: string }): row is Consent =>
  (consentTexts as readonly string[]).includes(row.text)

const givenOn = preparedOn((db) =>
  db
    .selectDistinct({ text: consents.text, version: consents.version })
    .from(consents)
    .where(
      and(
        eq(consents.accountId, sql.placeholder('accountId')),
        eq(consents.applicationId, sql.placeholder('applicationId')),
        isNull(consents.withdrawnAt),
        sql`(${consents.text} <> 'sensitive' or ${consents.version} = ${versionInForce('consent')})`,
      ),
    )
    .prepare('consents_of_application'),
)

/** Keeps the consents that the form asks for, in the present version; others in the body are ignored. */
export async function keepConsents(tx: Transaction, caller: Caller, applicationId: string, given: readonly Consent[]) {
  const counted = countedAmong(given)
  if (counted.length === 0) return
  const { accountId } = signedIn(caller)
  await keepingOn(tx).execute({
    accountId,
    applicationId,
    texts: counted.map(({ text }) => text),
    versions: counted.map(({ version }) => version),
  })
}

const keepingOn = preparedSql(
  'keep_consents',
  sql`insert into ${consents} (id, account_id, text, version, application_id)
    select ${newIdPerRow}, ${sql.placeholder('accountId')}::uuid, text, version, ${sql.placeholder('applicationId')}::uuid
    from unnest(${sql.placeholder('texts')}::text[], ${sql.placeholder('versions')}::text[]) as given (text, version)
    where text <> 'sensitive' or version = ${versionInForce('consent')}`,
)

/** Stores consents before submitting, each once. The caller has locked the application. */
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
