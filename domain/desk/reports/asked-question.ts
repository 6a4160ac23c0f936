import type { Question, QuestionKind } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'

interface Asked {
  readonly companyId: string
  readonly formIds?: readonly string[] | undefined
  readonly groupBy?: string | undefined
  readonly questionId?: string | undefined
}

const withChoices: readonly QuestionKind[] = ['single', 'multiple', 'yesNo', 'scale']

/** The question whose answers a report is grouped by; undefined if it is grouped by something else. */
export async function askedQuestion({
  companyId,
  formIds = [],
  groupBy,
  questionId,
}: Asked): Promise<Question | undefined> {
  const [formId] = formIds
  if (groupBy !== 'answer' || formId === undefined) return undefined
  const { publishedVersion } = await formOf(database(), { companyId, formId })
  const content = publishedVersion === null ? undefined : await versionContent(database(), formId, publishedVersion)
  const question = content?.questions.find(({ id, kind }) => id === questionId && withChoices.includes(kind))
  if (!question) throw problem('reports.questionNotFound')
  return question
}
