import { sql } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { placeOf } from './rules/place-of.ts'

/** The answers and files of an application so far. */
export interface WorkingCopy {
  readonly answers: Readonly<Record<string, StoredAnswer>>
  /** The keys (`placeOf`) of documents and file questions that have a file. */
  readonly filled: ReadonlySet<string>
}

export const nothingTyped: WorkingCopy = { answers: {}, filled: new Set() }

/** The working copies of any number of applications, in two queries. */
export async function workingCopies(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkingCopy>> {
  const copies = new Map(
    ids.map((id) => [id, { answers: {} as Record<string, StoredAnswer>, filled: new Set<string>() }]),
  )
  if (ids.length === 0) return copies
  for (const { applicationId, questionId, value } of await answersOn(db).execute({ ids })) {
    const copy = copies.get(applicationId)
    if (copy) copy.answers[questionId] = value
  }
  for (const { applicationId, ...document } of await documentsOn(db).execute({ ids }))
    copies.get(applicationId)?.filled.add(placeOf(document))
  return copies
}

const anyOfThem = sql`any(${sql.placeholder('ids')}::uuid[])`

const answersOn = preparedOn((db) =>
  db
    .select({
      applicationId: applicationAnswers.applicationId,
      questionId: applicationAnswers.questionId,
      value: applicationAnswers.value,
    })
    .from(applicationAnswers)
    .where(sql`${applicationAnswers.applicationId} = ${anyOfThem}`)
    .prepare('typed_answers'),
)

const documentsOn = preparedOn((db) =>
  db
    .selectDistinct({
      applicationId: applicationDocuments.applicationId,
      id: applicationDocuments.formDocumentId,
      documentTypeId: applicationDocuments.documentTypeId,
    })
    .from(applicationDocuments)
    .where(sql`${applicationDocuments.applicationId} = ${anyOfThem}`)
    .prepare('filled_documents'),
)

/** The working copy of one application, interpreted for a version of its form. */
export async function workingCopy(
  db: Database | Transaction,
  id: string,
  content: Pick<FormContent, 'questions'>,
): Promise<WorkingCopy> {
  return asAsked(content, (await workingCopies(db, [id])).get(id) ?? nothingTyped)
}

/** A file question is answered by a file only: a text from when it asked for a text does not count. */
export function asAsked({ questions }: Pick<FormContent, 'questions'>, copy: WorkingCopy): WorkingCopy {
  const open = questions.filter(
    (question) => question.kind === 'file' && !copy.filled.has(placeOf({ id: question.id })),
  )
  return { ...copy, answers: { ...copy.answers, ...Object.fromEntries(open.map(({ id }) => [id, null])) } }
}
