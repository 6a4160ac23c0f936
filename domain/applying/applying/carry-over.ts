import { and, eq, inArray, sql } from 'drizzle-orm'
import { checkAnswer } from '#contract/forms/answer-check.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { FormContent, Question } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applications } from '#database/schema/applications.ts'
import { files } from '#database/schema/files.ts'
import { newId } from '#platform/ids.ts'
import { carried } from './answers/typed-answers.ts'
import { lastWithdrawn } from './last-withdrawn.ts'
import { placeOf } from './rules/place-of.ts'

interface Begun {
  readonly id: string
  readonly formId: string
  readonly candidateId: string
}

/**
 * Copies answers and documents of a withdrawn application into a new one to the same form, as far as the form still
 * asks for them. The withdrawn application does not change, and consents are asked for again.
 */
export async function carryOver(tx: Transaction, begun: Begun, content: Pick<FormContent, 'questions' | 'documents'>) {
  const withdrawn = await lastWithdrawn(tx, begun)
  if (!withdrawn) return
  const { id: from } = withdrawn
  const answers = await carryAnswers(tx, from, begun.id, content)
  const documents = await carryDocuments(tx, from, begun.id, content)
  if (answers + documents === 0) return
  await tx.update(applications).set({ carriedFrom: from }).where(eq(applications.id, begun.id))
}

async function carryAnswers(tx: Transaction, from: string, to: string, { questions }: Pick<FormContent, 'questions'>) {
  const { questionId, value, typedAt } = applicationAnswers
  const typed = await tx
    .select({ questionId, value, typedAt })
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, from))
  const questionsById = new Map(questions.map((question) => [question.id, question]))
  const kept = typed.filter((answer) => isTaken(questionsById.get(answer.questionId), answer.value))
  if (kept.length === 0) return 0
  await tx.insert(applicationAnswers).values(kept.map((answer) => ({ applicationId: to, device: carried, ...answer })))
  return kept.length
}

/**
 * Whether an answer is copied: not file questions, whose files are copied with the documents, and not answers that the
 * question no longer accepts.
 */
function isTaken(question: Question | undefined, value: StoredAnswer): boolean {
  if (!question || question.kind === 'file' || value === null) return false
  const flaw = checkAnswer(question, value)?.code
  return flaw !== 'wrongKind' && flaw !== 'notAnOption' && flaw !== 'notADay'
}

async function carryDocuments(
  tx: Transaction,
  from: string,
  to: string,
  content: Pick<FormContent, 'questions' | 'documents'>,
) {
  const { formDocumentId, documentTypeId, fileId, addedAt } = applicationDocuments
  const added = await tx
    .select({ formDocumentId, documentTypeId, fileId, addedAt, name: files.name })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, fileId))
    .where(eq(applicationDocuments.applicationId, from))
    .orderBy(addedAt, applicationDocuments.id)
    // The lock keeps the files from being removed as unused until the transaction ends.
    .for('key share', { of: files })
  const fileQuestions = content.questions.filter(({ kind }) => kind === 'file').map(({ id }) => ({ id }))
  const askedPlaces = new Set([...content.documents, ...fileQuestions].map(placeOf))
  const kept = added.filter((document) =>
    askedPlaces.has(placeOf({ id: document.formDocumentId, documentTypeId: document.documentTypeId })),
  )
  if (kept.length === 0) return 0
  await tx
    .insert(applicationDocuments)
    .values(kept.map(({ name: _, ...one }) => ({ id: newId(), applicationId: to, ...one })))
  const answers = kept.filter((document) => document.documentTypeId === null)
  if (answers.length > 0)
    await tx
      .insert(applicationAnswers)
      .values(
        answers.map(({ formDocumentId: questionId, name, addedAt: typedAt }) => ({
          applicationId: to,
          questionId,
          value: name,
          typedAt,
          device: 'file',
        })),
      )
      .onConflictDoNothing()
  return kept.length
}

/** Removes the copied answers and documents that were not changed since. */
export async function takeOutCarried(tx: Transaction, id: string, from: string) {
  await tx
    .delete(applicationAnswers)
    .where(and(eq(applicationAnswers.applicationId, id), eq(applicationAnswers.device, carried)))
  const taken = await tx
    .delete(applicationDocuments)
    .where(
      and(
        eq(applicationDocuments.applicationId, id),
        sql`exists (select from application_documents as earlier where earlier.application_id = ${from}
          and earlier.form_document_id = ${applicationDocuments.formDocumentId}
          and earlier.file_id = ${applicationDocuments.fileId})`,
      ),
    )
    .returning({ questionId: applicationDocuments.formDocumentId })
  if (taken.length === 0) return
  const unanswered = sql`not exists (select from application_documents as left_over
    where left_over.application_id = ${id} and left_over.form_document_id = ${applicationAnswers.questionId})`
  await tx.delete(applicationAnswers).where(
    and(
      eq(applicationAnswers.applicationId, id),
      inArray(
        applicationAnswers.questionId,
        taken.map(({ questionId }) => questionId),
      ),
      unanswered,
    ),
  )
}
