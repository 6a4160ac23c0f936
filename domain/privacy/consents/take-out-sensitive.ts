import { eq, sql } from 'drizzle-orm'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { Sensitive } from '#domain/candidates/sensitive/sealed-sensitive.ts'
import { ofKinds, sensitiveSigns } from '#domain/candidates/sensitive/shared-sensitive.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { sensitiveKind } from '#domain/ground/reference/sensitive-types.ts'
import { sealJson, unsealJson } from '#platform/sealed-json.ts'

/**
 * Removes some kinds of sensitive data from a submission: encrypted numbers and details, answers, and documents, which then
 * count as missing if they were required. The candidate's own answers and documents stay. Returns the questions whose
 * answers were removed.
 */
export async function takeOutSensitive(
  tx: Transaction,
  applicationId: string,
  kinds: ReadonlySet<SensitiveKind>,
): Promise<readonly string[]> {
  const [snapshot] = await tx
    .select({
      formId: snapshots.formId,
      version: snapshots.formVersion,
      sealed: snapshots.sensitiveSealed,
      answered: sql<string[]>`array(select jsonb_object_keys(${snapshots.answers})
        union select document ->> 'formDocumentId' from jsonb_array_elements(${snapshots.documents}) as handed (document))`,
    })
    .from(snapshots)
    .where(eq(snapshots.applicationId, applicationId))
    .for('update')
  if (!snapshot) return []
  const { documents, questions } = await versionContent(tx, snapshot.formId, snapshot.version)
  const sensitive = (await unsealJson(Sensitive, snapshot.sealed)) ?? { tckn: null, requirements: null }
  const left = ofKinds(sensitive, new Set(sensitiveKinds.filter((kind) => !kinds.has(kind))))
  const isLeft = left.tckn !== null || left.requirements !== null
  const asked = questions.flatMap(({ id, sensitive: kind }) => (kind && kinds.has(kind) ? id : []))
  const required = documents.flatMap(({ id, required: isRequired }) => (isRequired ? id : []))
  const types = sql`select ${documentTypes.id} from ${documentTypes} where ${sensitiveKind} = any(${sql.param([...kinds])}::text[])`
  const typeOf = sql`(document ->> 'documentTypeId')::int`
  const placeOf = sql`document ->> 'formDocumentId'`
  await tx.execute(sql`
    update ${snapshots} set
      sensitive_sealed = ${isLeft ? await sealJson(left) : null},
      profile = ${snapshots.profile} || ${JSON.stringify(sensitiveSigns(left))}::jsonb,
      answers = ${snapshots.answers} - ${sql.param(asked)}::text[],
      documents = (
        select coalesce(jsonb_agg(document order by place), '[]')
        from jsonb_array_elements(${snapshots.documents}) with ordinality as handed (document, place)
        where (${typeOf} is null or ${typeOf} not in (${types})) and ${placeOf} <> all(${sql.param(asked)}::text[])
      ),
      missing_document_type_ids = array(
        select unnest(${snapshots.missingDocumentTypeIds})
        union
        select ${typeOf} from jsonb_array_elements(${snapshots.documents}) as handed (document)
        where ${typeOf} in (${types}) and ${placeOf} = any(${sql.param(required)}::text[])
        order by 1
      )
    where ${snapshots.applicationId} = ${applicationId}`)
  return asked.filter((questionId) => snapshot.answered.includes(questionId))
}
