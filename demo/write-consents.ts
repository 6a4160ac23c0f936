import { and, eq, sql } from 'drizzle-orm'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { legalTexts } from '#contract/legal-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { hasDemoAddress } from '#database/demo-accounts.ts'
import { accounts, consents } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newIdPerRow } from '#database/uuids.ts'
import { isSensitiveType } from '#domain/ground/reference/sensitive-types.ts'

/**
 * What everybody of the demo has agreed to: with the account, and with each application that was handed in. Nothing was given
 * before its text was there.
 */
export async function writeConsents(tx: Transaction) {
  const withAccount = { terms: legalTexts.terms[0], notice: legalTexts.kvkk[0] }
  for (const [text, version] of Object.entries(withAccount))
    await tx.execute(sql`insert into ${consents} (id, account_id, text, version, given_at)
      select ${newIdPerRow}, ${accounts.id}, ${text}, ${version}, ${since(version, accounts.createdAt)}
      from ${accounts} where ${hasDemoAddress} and not exists (
        select from ${consents} where ${and(eq(consents.accountId, accounts.id), eq(consents.text, sql`${text}`))}
      )`)
  const explicit = { text: 'sensitive', version: legalTexts.consent[0] }
  for (const { text, version } of [...applicationConsents, explicit])
    await tx.execute(sql`insert into ${consents} (id, account_id, text, version, application_id, given_at)
      select ${newIdPerRow}, ${accounts.id}, ${text}, ${version}, ${applications.id},
        ${since(version, applications.submittedAt)}
      from ${applications}
      join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${applications.id}
      join ${candidates} on ${candidates.id} = ${applications.candidateId}
      join ${accounts} on ${accounts.id} = ${candidates.accountId}
      where ${hasDemoAddress} and ${applications.submittedAt} is not null
        and (${text} <> 'sensitive' or ${isSensitive})`)
}

const since = (version: string, at: typeof accounts.createdAt | typeof applications.submittedAt) =>
  sql`greatest(${at}, (${version} || ' 09:00+03')::timestamptz)`

/** A number, family details, or a document that tells as much was handed in. */
const isSensitive = sql`(${applicationSnapshots.sensitiveSealed} is not null or exists (
  select from jsonb_array_elements(${applicationSnapshots.documents}) as handed (document)
  join ${documentTypes} on ${documentTypes.id} = (document ->> 'documentTypeId')::int where ${isSensitiveType}
))`
