import { inArray } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/answer-test.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationAnswers, applicationDocuments } from '#database/schema/applications.ts'

/** What has been typed and put to an application so far. */
export interface WorkingCopy {
  readonly answers: Readonly<Record<string, StoredAnswer>>
  /** The form's documents, and its questions, that a file is there for. */
  readonly filled: ReadonlySet<string>
}

export const nothingTyped: WorkingCopy = { answers: {}, filled: new Set() }

/** Of any number of applications in two queries. */
export async function workingCopies(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkingCopy>> {
  const copies = new Map(
    ids.map((id) => [id, { answers: {} as Record<string, StoredAnswer>, filled: new Set<string>() }]),
  )
  if (ids.length === 0) return copies
  const answers = await db
    .select({
      applicationId: applicationAnswers.applicationId,
      questionId: applicationAnswers.questionId,
      value: applicationAnswers.value,
    })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, [...ids]))
  for (const { applicationId, questionId, value } of answers) {
    const copy = copies.get(applicationId)
    if (copy) copy.answers[questionId] = value
  }
  const documents = await db
    .selectDistinct({
      applicationId: applicationDocuments.applicationId,
      formDocumentId: applicationDocuments.formDocumentId,
    })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, [...ids]))
  for (const { applicationId, formDocumentId } of documents) copies.get(applicationId)?.filled.add(formDocumentId)
  return copies
}

export const workingCopy = async (db: Database | Transaction, id: string) =>
  (await workingCopies(db, [id])).get(id) ?? nothingTyped
