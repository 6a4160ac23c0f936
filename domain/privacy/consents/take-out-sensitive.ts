import { eq, sql } from 'drizzle-orm'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import { isAsked, shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
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
 * count as missing if they were required; and what was asked only because of a removed answer, which would still tell
 * it. The candidate's own answers and documents stay. Returns the questions whose answers were removed.
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
      answers: snapshots.answers,
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
  const { places, questionIds } = toldBy(kinds, { documents, questions }, snapshot.answers)
  const required = documents.flatMap(({ id, required: isRequired }) => (isRequired && !places.includes(id) ? id : []))
  const types = sql`select ${documentTypes.id} from ${documentTypes} where ${sensitiveKind} = any(${sql.param([...kinds])}::text[])`
  const typeOf = sql`(document ->> 'documentTypeId')::int`
  const placeOf = sql`document ->> 'formDocumentId'`
  await tx.execute(sql`
    update ${snapshots} set
      sensitive_sealed = ${isLeft ? await sealJson(left) : null},
      profile = ${snapshots.profile} || ${JSON.stringify(sensitiveSigns(left))}::jsonb,
      answers = ${snapshots.answers} - ${sql.param(questionIds)}::text[],
      documents = (
        select coalesce(jsonb_agg(document order by place), '[]')
        from jsonb_array_elements(${snapshots.documents}) with ordinality as handed (document, place)
        where (${typeOf} is null or ${typeOf} not in (${types})) and ${placeOf} <> all(${sql.param(places)}::text[])
      ),
      missing_document_type_ids = array(
        select unnest(${snapshots.missingDocumentTypeIds})
        union
        select ${typeOf} from jsonb_array_elements(${snapshots.documents}) as handed (document)
        where ${typeOf} in (${types}) and ${placeOf} = any(${sql.param(required)}::text[])
        order by 1
      )
    where ${snapshots.applicationId} = ${applicationId}`)
  return questionIds.filter((questionId) => snapshot.answered.includes(questionId))
}

/** The questions of some kinds, with the questions and documents that are asked only because of their answers. */
function toldBy(
  kinds: ReadonlySet<SensitiveKind>,
  { documents, questions }: Pick<FormContent, 'documents' | 'questions'>,
  answers: Answers,
) {
  const marked = new Set(questions.flatMap(({ id, sensitive: kind }) => (kind && kinds.has(kind) ? id : [])))
  const left = Object.fromEntries(Object.entries(answers).filter(([id]) => !marked.has(id)))
  const [before, after] = [shownIds(questions, answers), shownIds(questions, left)]
  const questionIds = questions.flatMap(({ id }) => (marked.has(id) || (before.has(id) && !after.has(id)) ? id : []))
  const documentIds = documents.flatMap(({ id, when }) =>
    when?.kind === 'answer' && isAsked(when.test, questions, answers) && !isAsked(when.test, questions, left) ? id : [],
  )
  return { questionIds, places: [...questionIds, ...documentIds] }
}
