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
import { isSensitiveType, sensitiveKind } from '#domain/ground/reference/sensitive-types.ts'

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
  for (const { text, version } of applicationConsents)
    await tx.execute(sql`insert into ${consents} (id, account_id, text, version, application_id, given_at)
      select ${newIdPerRow}, ${accounts.id}, ${text}, ${version}, ${applications.id},
        ${since(version, applications.submittedAt)}
      from ${applications}
      join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${applications.id}
      join ${candidates} on ${candidates.id} = ${applications.candidateId}
      join ${accounts} on ${accounts.id} = ${candidates.accountId}
      where ${hasDemoAddress} and ${applications.submittedAt} is not null`)
  await writeExplicit(tx, legalTexts.consent[0])
}

/** Explicit consent to each kind of sensitive data that an application tells. */
const writeExplicit = (tx: Transaction, version: string) =>
  tx.execute(sql`insert into ${consents} (id, account_id, text, kind, version, application_id, given_at)
    select ${newIdPerRow}, ${accounts.id}, 'sensitive', told.kind, ${version}, ${applications.id},
      ${since(version, applications.submittedAt)}
    from ${applications}
    join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${applications.id}
    join ${candidates} on ${candidates.id} = ${applications.candidateId}
    join ${accounts} on ${accounts.id} = ${candidates.accountId}
    cross join lateral (${kindsTold}) as told (kind)
    where ${hasDemoAddress} and ${applications.submittedAt} is not null`)

const since = (version: string, at: typeof accounts.createdAt | typeof applications.submittedAt) =>
  sql`greatest(${at}, (${version} || ' 09:00+03')::timestamptz)`

/** Of the number, the family details, which are sealed as a whole, and the documents. */
const kindsTold = sql`
  select 'identity' where (${applicationSnapshots.profile} ->> 'hasCitizenNumber')::boolean
  union
  select unnest(array['family', 'health', 'disability']) where (${applicationSnapshots.profile} ->> 'hasRequirements')::boolean
  union
  select ${sensitiveKind} from jsonb_array_elements(${applicationSnapshots.documents}) as handed (document)
  join ${documentTypes} on ${documentTypes.id} = (document ->> 'documentTypeId')::int where ${isSensitiveType}`
