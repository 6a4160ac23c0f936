import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { formVersions } from '#database/schema/forms.ts'
import { translate } from '#platform/texts.ts'
import { answeredVersion, type OwnApplication } from './own-application.ts'
import { versionContent } from './version-content.ts'

/**
 * Refuses answers to what was never asked. A question that an earlier version had is taken: whoever typed it on a page that
 * was opened before loses nothing, and whoever reads it is nobody.
 */
export async function demandAnswerable(
  tx: Transaction,
  { language }: Caller,
  own: OwnApplication,
  answers: readonly { readonly questionId: string }[],
) {
  const { questions } = await versionContent(tx, own.form.id, answeredVersion(own))
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]))
  const gone = answers.filter(({ questionId }) => !kinds.has(questionId)).map(({ questionId }) => questionId)
  const earlier = gone.length > 0 ? await inAnyVersion(tx, own.form.id, gone) : new Set<string>()
  const errors = answers.flatMap(({ questionId }, at) => {
    const kind = kinds.get(questionId)
    const key = kind === 'file' ? 'answers.fileQuestion' : 'answers.unknownQuestion'
    const isRight = kind === undefined ? earlier.has(questionId) : kind !== 'file' && kind !== 'page'
    return isRight ? [] : [{ field: `answers.${at}.questionId`, message: translate(language, key) }]
  })
  if (errors.length > 0) throw problem('request.invalid', { count: errors.length }, errors)
}

async function inAnyVersion(tx: Transaction, formId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const question = sql<string>`question ->> 'id'`
  const rows = await tx
    .selectDistinct({ id: question })
    .from(formVersions)
    .innerJoin(sql`jsonb_array_elements(${formVersions.content} -> 'questions') as question`, sql`true`)
    .where(sql`${eq(formVersions.formId, formId)} and ${question} = any(${sql.param([...ids])}::text[])`)
  return new Set(rows.map(({ id }) => id))
}
