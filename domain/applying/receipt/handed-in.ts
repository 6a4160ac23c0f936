import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { answerWords } from '#domain/applications/answer-words.ts'
import { documentTypeNames } from '#domain/data/document-type-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { translate } from '#platform/texts.ts'

export interface Line {
  readonly label: string
  readonly text: string
  /** The heading of a page of questions, which has no answer. */
  readonly isHeading?: boolean
}

/** The questions that were asked, with what was answered, in words. */
export async function handedInAnswers(
  { questions }: FormContent,
  answers: Readonly<Record<string, StoredAnswer>>,
  language: Language,
): Promise<Line[]> {
  const shown = shownIds(questions, answers)
  const words = await answerWords(database(), language, questions, answers)
  const unanswered = translate(language, 'receipt.noAnswer')
  return questions
    .filter(({ id }) => shown.has(id))
    .map(({ id, kind, label }) =>
      kind === 'page' ? { label, text: '', isHeading: true } : { label, text: words.get(id) ?? unanswered },
    )
}

/** The files of the form's documents; those of questions stand with their questions. */
export async function handedInDocuments(
  { documents }: FormContent,
  files: readonly SnapshotDocument[],
  language: Language,
): Promise<Line[]> {
  const given = files.filter(({ documentTypeId }) => documentTypeId !== null)
  const types = await documentTypeNames(
    database(),
    language,
    given.flatMap(({ documentTypeId }) => documentTypeId ?? []),
  )
  return documents.flatMap(({ id, documentTypeId }) => {
    const own = given.filter(({ formDocumentId }) => formDocumentId === id)
    const sizes = own.map(({ name, size }) => `${name} (${formatFileSize(size, language)})`)
    return own.length > 0 ? [{ label: types.get(documentTypeId) ?? '', text: sizes.join('\n') }] : []
  })
}
