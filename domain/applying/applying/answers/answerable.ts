import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { QuestionKind } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { formVersions } from '#database/schema/forms.ts'
import { type AnsweredApplication, answeredVersion } from '#domain/applying/applications/own-application.ts'
import { translate } from '#platform/texts.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'

/**
 * The answers that are stored; answers to unknown questions are refused. An answer to a question of an earlier version
 * is stored, so that a page that was opened before loses nothing; it is just not submitted. If the question asks for a
 * file by now, the answer is dropped without a problem, because the candidate could not fix one.
 */
export async function answerable<T extends { readonly questionId: string }>(
  tx: Transaction,
  { language }: Caller,
  own: AnsweredApplication,
  answers: readonly T[],
): Promise<readonly T[]> {
  const { questions } = await versionContent(tx, own.form.id, answeredVersion(own))
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]))
  const others = answers.map(({ questionId }) => questionId).filter((id) => !isTyped(kinds.get(id)))
  if (others.length === 0) return answers
  const earlier = await typedInAnyVersion(tx, own.form.id, others)
  const errors = answers.flatMap(({ questionId }, at) => {
    const kind = kinds.get(questionId)
    if (isTyped(kind) || earlier.has(questionId)) return []
    const key = kind === 'file' ? 'answers.fileQuestion' : 'answers.unknownQuestion'
    return [{ field: `answers.${at}.questionId`, message: translate(language, key) }]
  })
  if (errors.length > 0) throw problem('request.invalid', { count: errors.length }, errors)
  return answers.filter(({ questionId }) => kinds.get(questionId) === undefined || isTyped(kinds.get(questionId)))
}

const isTyped = (kind: QuestionKind | undefined) => kind !== undefined && kind !== 'file' && kind !== 'page'

async function typedInAnyVersion(tx: Transaction, formId: string, ids: readonly string[]) {
  const question = sql<string>`question ->> 'id'`
  const rows = await tx
    .selectDistinct({ id: question })
    .from(formVersions)
    .innerJoin(sql`jsonb_array_elements(${formVersions.content} -> 'questions') as question`, sql`true`)
    .where(
      sql`${eq(formVersions.formId, formId)} and ${question} = any(${sql.param([...ids])}::text[])
        and question ->> 'kind' not in ('file', 'page')`,
    )
  return new Set(rows.map(({ id }) => id))
}
