import { sql } from 'drizzle-orm'
import type { ConsentText } from '#contract/applying/application-consents.ts'
import type { readFormToApply as call } from '#contract/applying/applications.ts'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { isSensitiveType } from '#domain/ground/reference/sensitive-types.ts'

interface Around {
  readonly candidateId: string
  readonly applicationId: string | undefined
  readonly documentTypeIds: readonly number[]
}

type Sensitive = Output<typeof call>['sensitive']

interface Found extends Sensitive, Record<string, unknown> {
  readonly version: string
}

/** The sensitive data of a form and a candidate, and the consent that it needs; `asked` is empty if there is none. */
export async function sensitiveAsked(
  db: Database,
  caller: Caller,
  { candidateId, applicationId, documentTypeIds }: Around,
): Promise<{ readonly sensitive: Sensitive; readonly asked: { text: ConsentText; version: string }[] }> {
  const { rows } = await db.execute<Found>(sql`select
    exists (
      select from ${candidates} where ${candidates.id} = ${candidateId}
        and (${candidates.citizenSealed} is not null or ${candidates.requirementsSealed} is not null)
    ) as "inProfile",
    array(
      select ${documentTypes.id} from ${documentTypes}
      where ${documentTypes.id} = any(${sql.param([...documentTypeIds])}::int[]) and ${isSensitiveType} order by 1
    ) as "documentTypeIds",
    exists (
      select from ${consents}
      where ${consents.accountId} = ${signedIn(caller).accountId} and ${consents.text} = 'sensitive'
        and ${consents.applicationId} = ${applicationId ?? null}::uuid and ${consents.withdrawnAt} is null
        and ${consents.version} = ${versionInForce('consent')}
    ) as "isGiven",
    ${versionInForce('consent')} as version`)
  const { version, ...sensitive } = rows[0] as Found
  const isAsked = sensitive.inProfile || sensitive.documentTypeIds.length > 0
  return { sensitive, asked: isAsked ? [{ text: 'sensitive', version }] : [] }
}
