import type { FormContent, Question } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'

/** The questions that an imported file may answer: all except page headings and files. */
export const enteredQuestions = ({ questions }: Pick<FormContent, 'questions'>): Question[] =>
  questions.filter(({ kind }) => kind !== 'page' && kind !== 'file')

/** The form as it is published, or as it was last; undefined if it never was. */
export async function publishedContentOf(db: Database | Transaction, ids: FormIds): Promise<FormContent | undefined> {
  const { publishedVersion } = await formOf(db, ids)
  return publishedVersion === null ? undefined : versionContent(db, ids.formId, publishedVersion)
}
