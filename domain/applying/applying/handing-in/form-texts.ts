import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { newIdPerRow } from '#database/uuids.ts'
import type { VersionedText } from '#domain/forms/forms/versioned-texts.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import type { Consent } from './consents.ts'

/** Whether one of the form's own texts, in this version, was agreed to. */
export const isAgreedTo = (given: readonly Consent[], { id, version }: Pick<VersionedText, 'id' | 'version'>) =>
  given.some((consent) => consent.formTextId === id && consent.version === String(version))

/** The organization's required consents that were not given. */
export const lackingTexts = (texts: readonly VersionedText[], given: readonly Consent[]) =>
  texts.filter((text) => text.kind === 'consent' && text.required && !isAgreedTo(given, text))

/** Records which of the form's own texts were shown and which were agreed to, each version once. */
export async function keepFormTexts(
  tx: Transaction,
  caller: Caller,
  applicationId: string,
  texts: readonly VersionedText[],
  given: readonly Consent[],
) {
  const kept = texts.filter((text) => text.kind === 'information' || isAgreedTo(given, text))
  if (kept.length === 0) return
  const rows = kept.map(({ id, version, since }) => ({ id, version, since }))
  await tx.execute(sql`
    insert into ${consents} (id, account_id, text, version, application_id, form_text_id, form_version)
    select ${newIdPerRow}, ${signedIn(caller).accountId}::uuid, 'formText', since, ${applicationId}::uuid, kept.id, kept.version
    from json_to_recordset(${JSON.stringify(rows)}::json) as kept (id uuid, version int, since text)
    where not exists (
      select from ${consents} where ${consents.applicationId} = ${applicationId} and ${consents.formTextId} = kept.id
        and ${consents.formVersion} = kept.version and ${consents.withdrawnAt} is null
    )`)
}
