import { fits } from '#contract/forms/answer-test.ts'
import type { AnswerTest, FormDocument, Question } from '#contract/forms/form-content.ts'
import { isPossible } from '#contract/forms/reachable.ts'
import { blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('documents')

export function checkDocuments(
  documents: readonly FormDocument[],
  questions: readonly Question[],
  { documentTypeIds }: Pick<Facts, 'documentTypeIds'>,
): Finding[] {
  // Documents with different own names count as different.
  const called = documents.map(({ documentTypeId, ownName }) => `${documentTypeId} ${ownName?.tr ?? ''}`)
  const forAll = documents.map(({ when }, at) => (when ? null : called[at]))
  return documents.flatMap(({ documentTypeId, when }, at) => [
    ...unless(documentTypeIds.has(documentTypeId), wrong(`${at}.documentTypeId`, 'checklist.documentType')),
    ...unless(
      when !== null || forAll.indexOf(called[at]) === at,
      wrong(`${at}.documentTypeId`, 'checklist.documentTwice'),
    ),
    ...(when?.kind === 'answer' ? checkTest(when.test, questions, `${at}.when`) : []),
  ])
}

function checkTest(test: AnswerTest, questions: readonly Question[], field: string): readonly Finding[] {
  const question = questions.find(({ id }) => id === test.questionId)
  if (!question) return [wrong(field, 'checklist.documentQuestion')]
  const values = { label: question.label }
  if (!fits(test, question)) return [wrong(field, 'checklist.documentValue', values)]
  return unless(isPossible(test, questions), wrong(field, 'checklist.documentNever', values))
}
