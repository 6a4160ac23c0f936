import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { answerTexts } from '#domain/applying/applications/answer-words.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { translate } from '#platform/texts.ts'

export interface Line {
  readonly label: string
  readonly text: string
  /** The heading of a page of questions, which has no answer. */
  readonly isHeading?: boolean
}

interface HandedIn {
  readonly id: string
  /** The version that was answered. */
  readonly form: FormContent
  readonly answers: Readonly<Record<string, StoredAnswer>>
  readonly documents: readonly SnapshotDocument[]
}

/** The lines of answers and documents for the letters of some applications, in two queries for any number of them. */
export async function handedInLines(db: Database, language: Language, applications: readonly HandedIn[]) {
  const asked = applications.map(({ id, form: { questions }, answers }) => {
    const shown = shownIds(questions, answers)
    return { id, answers, questions: questions.filter((question) => shown.has(question.id)) }
  })
  const types = applications.flatMap(({ documents }) => documents.flatMap(({ documentTypeId }) => documentTypeId ?? []))
  const [words, typeNames] = await Promise.all([
    answerTexts(db, language, asked),
    documentTypeNames(db, language, types),
  ])
  const questionsOf = new Map(asked.map(({ id, questions }) => [id, questions]))
  return applications.map(({ id, form, documents }) => ({
    answers: answerLines(questionsOf.get(id) ?? [], words.get(id) ?? {}, translate(language, 'receipt.noAnswer')),
    documents: documentLines(form, documents, typeNames, language),
  }))
}

/** The visible questions with their answers in words. */
const answerLines = (
  questions: FormContent['questions'],
  words: Readonly<Record<string, string>>,
  unanswered: string,
): Line[] =>
  questions.map(({ id, kind, label }) =>
    kind === 'page' ? { label, text: '', isHeading: true } : { label, text: words[id] ?? unanswered },
  )

/** The files of the form's documents; those of questions are listed with their questions. */
function documentLines(
  { documents }: FormContent,
  files: readonly SnapshotDocument[],
  typeNames: ReadonlyMap<number, string>,
  language: Language,
): Line[] {
  const given = files.filter(({ documentTypeId }) => documentTypeId !== null)
  return documents.flatMap((document) => {
    const own = given.filter(({ formDocumentId }) => formDocumentId === document.id)
    const sizes = own.map(({ name, size }) => `${name} (${formatFileSize(size, language)})`)
    if (own.length === 0) return []
    return [
      { label: documentName(document, language, typeNames.get(document.documentTypeId) ?? ''), text: sizes.join('\n') },
    ]
  })
}
