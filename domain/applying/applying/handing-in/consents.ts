import { and, eq, isNull, sql } from 'drizzle-orm'
import { applicationConsents, type ConsentText, consentTexts } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn, preparedSql } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'
import { newIdPerRow } from '#database/uuids.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { formToApply } from '../form-to-apply.ts'
import { sensitiveAsked } from '../sensitive-asked.ts'

export interface Consent {
  readonly text: ConsentText
  readonly version: string
  /** For a consent to one of the form's own texts: its id; the version is then that of the form. */
  readonly formTextId?: string | undefined
  /** For explicit consent: the kind of sensitive data; without it the consent is for every kind in use. */
  readonly kind?: SensitiveKind | null | undefined
  /** Given with a single checkbox for all kinds. */
  readonly together?: boolean
}

/** Reduces explicit consent to some kinds; a consent for all kinds becomes one for each of them. */
export const namedKinds = (given: readonly Consent[], kinds: Iterable<SensitiveKind>): Consent[] => {
  const there = [...kinds]
  return given.flatMap((consent) => {
    if (consent.text !== 'sensitive') return consent
    if (consent.kind) return there.includes(consent.kind) ? consent : []
    return there.map((kind) => ({ ...consent, kind, together: true }))
  })
}

/** The given consents that count: the required ones in their present version, and one explicit consent of each kind. */
const countedAmong = (given: readonly Consent[]): Consent[] => [
  ...applicationConsents.filter((required) => has(given, required)),
  ...sensitiveKinds.flatMap(
    (kind) => given.find((consent) => consent.text === 'sensitive' && consent.kind === kind) ?? [],
  ),
]

const has = (given: readonly Consent[], { text, version, kind }: Consent) =>
  given.some(
    (consent) => consent.text === text && consent.version === version && (consent.kind ?? null) === (kind ?? null),
  )

/** The consents in their present version that the candidate has given to an application so far and not taken back. */
export async function consentsOf(db: Database | Transaction, caller: Caller, applicationId: string) {
  const rows = await givenOn(db).execute({ accountId: signedIn(caller).accountId, applicationId })
  return countedAmong(namedKinds(rows.filter(isOfApplication), sensitiveKinds))
}

const isOfApplication = <T extends { readonly text: string; readonly version: string }>(row: T): row is T & Consent =>
  (consentTexts as readonly string[]).includes(row.text)

const givenOn = preparedOn((db) =>
  db
    .selectDistinct({ text: consents.text, version: consents.version, kind: consents.kind })
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
    kinds: counted.map(({ kind }) => kind ?? null),
    together: counted.map((consent) => consent.together ?? false),
  })
}

const keepingOn = preparedSql(
  'keep_consents',
  sql`insert into ${consents} (id, account_id, text, version, application_id, kind, together)
    select ${newIdPerRow}, ${sql.placeholder('accountId')}::uuid, text, version, ${sql.placeholder('applicationId')}::uuid, kind, together
    from unnest(
      ${sql.placeholder('texts')}::text[], ${sql.placeholder('versions')}::text[], ${sql.placeholder('kinds')}::text[],
      ${sql.placeholder('together')}::boolean[]
    ) as given (text, version, kind, together)
    where text <> 'sensitive' or version = ${versionInForce('consent')}`,
)

/**
 * Stores consents before submitting, each once; explicit consent only to kinds of sensitive data that the form asks for or
 * the profile holds. The caller has locked the application.
 */
export async function keepNewConsents(
  tx: Transaction,
  caller: Caller,
  { application: { id: applicationId, candidateId }, form: { id: formId } }: OwnApplication,
  named: readonly Consent[],
) {
  const given = named.some(({ text }) => text === 'sensitive') ? namedKinds(named, await kindsUsed()) : named
  const known = given.length > 0 ? await consentsOf(tx, caller, applicationId) : []
  await keepConsents(
    tx,
    caller,
    applicationId,
    given.filter((consent) => !has(known, consent)),
  )

  async function kindsUsed() {
    const { content, companyName } = await formToApply(tx, formId)
    const { sensitive } = await sensitiveAsked(tx, caller, { candidateId, applicationId, companyName, content })
    return sensitive.kinds.map(({ kind }) => kind)
  }
}
