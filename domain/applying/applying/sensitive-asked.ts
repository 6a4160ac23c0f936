import { sql } from 'drizzle-orm'
import type { ConsentText } from '#contract/applying/application-consents.ts'
import type { readFormToApply as call } from '#contract/applying/applications.ts'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { Requirements } from '#contract/candidates/candidate-profile.ts'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { openCitizenNumber } from '#domain/candidates/candidates/sealed-citizen-number.ts'
import { kindsInProfile } from '#domain/candidates/sensitive/shared-sensitive.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { isSensitiveType, sensitiveKind } from '#domain/ground/reference/sensitive-types.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { translate } from '#platform/texts.ts'

interface Around {
  readonly candidateId: string
  readonly applicationId: string | undefined
  readonly companyName: string
  readonly content: Pick<FormContent, 'questions' | 'documents'>
}

type Sensitive = Output<typeof call>['sensitive']

interface Found extends Record<string, unknown> {
  readonly citizenSealed: string | null
  readonly requirementsSealed: string | null
  readonly types: readonly { readonly id: number; readonly kind: SensitiveKind }[]
  /** Null of one that was given to all kinds. */
  readonly given: readonly (SensitiveKind | null)[]
  readonly version: string
}

interface Asked {
  readonly text: ConsentText
  readonly version: string
  readonly kind: SensitiveKind
}

/** The kinds of sensitive data of a form and a candidate, and the consents that they need. */
export async function sensitiveAsked(
  db: Database | Transaction,
  caller: Caller,
  { candidateId, applicationId, companyName, content: { questions, documents } }: Around,
): Promise<{ readonly sensitive: Sensitive; readonly asked: Asked[] }> {
  const { rows } = await db.execute<Found>(sql`select
    ${candidates.citizenSealed} as "citizenSealed", ${candidates.requirementsSealed} as "requirementsSealed",
    (
      select coalesce(json_agg(json_build_object('id', ${documentTypes.id}, 'kind', ${sensitiveKind}) order by ${documentTypes.id}), '[]')
      from ${documentTypes}
      where ${documentTypes.id} = any(${sql.param(documents.map(({ documentTypeId }) => documentTypeId))}::int[]) and ${isSensitiveType}
    ) as types,
    array(
      select distinct ${consents.kind} from ${consents}
      where ${consents.accountId} = ${signedIn(caller).accountId} and ${consents.text} = 'sensitive'
        and ${consents.applicationId} = ${applicationId ?? null}::uuid and ${consents.withdrawnAt} is null
        and ${consents.version} = ${versionInForce('consent')}
    ) as given,
    ${versionInForce('consent')} as version
    from ${candidates} where ${candidates.id} = ${candidateId}`)
  const { citizenSealed, requirementsSealed, types, given, version } = rows[0] as Found
  const inProfile = kindsInProfile({
    tckn: (await openCitizenNumber({ citizenSealed }))?.tckn ?? null,
    requirements: await unsealJson(Requirements, requirementsSealed),
  })
  const kinds = sensitiveKinds
    .map((kind) => ({
      kind,
      words: translate(caller.language, 'consents.explicit', { kind, company: companyName }),
      inProfile: inProfile.has(kind),
      documentTypeIds: types.filter((type) => type.kind === kind).map(({ id }) => id),
      questionIds: questions.filter(({ sensitive }) => sensitive === kind).map(({ id }) => id),
      isGiven: given.includes(kind) || given.includes(null),
    }))
    .filter((one) => one.inProfile || one.documentTypeIds.length > 0 || one.questionIds.length > 0)
  return {
    sensitive: {
      inProfile: inProfile.size > 0,
      documentTypeIds: types.map(({ id }) => id),
      isGiven: kinds.length > 0 && kinds.every(({ isGiven }) => isGiven),
      kinds,
    },
    asked: kinds.map(({ kind }) => ({ text: 'sensitive' as const, version, kind })),
  }
}
