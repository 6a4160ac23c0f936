import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import { type Answers, isAnswered } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'

interface Worked {
  readonly content: Pick<FormContent, 'questions'>
  readonly answers: Answers
  /** The files of documents and questions that are asked for. */
  readonly files: readonly Pick<SnapshotDocument, 'formDocumentId' | 'documentTypeId'>[]
  /** The kind of sensitive data of each sensitive document type. */
  readonly kindOfType: Readonly<Record<number, SensitiveKind>>
}

/** The kinds of sensitive data in the answers and documents of an application. */
export function toldKinds({ content: { questions }, answers, files, kindOfType }: Worked): SensitiveKind[] {
  const shown = shownIds(questions, answers)
  const ofQuestion = new Map(questions.map(({ id, sensitive }) => [id, sensitive]))
  const told = new Set([
    ...questions.filter(({ id }) => shown.has(id) && isAnswered(answers[id])).map(({ sensitive }) => sensitive),
    ...files.map(({ formDocumentId, documentTypeId }) =>
      documentTypeId === null ? ofQuestion.get(formDocumentId) : kindOfType[documentTypeId],
    ),
  ])
  return sensitiveKinds.filter((kind) => told.has(kind))
}
