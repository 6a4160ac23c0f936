import { fits } from '#contract/forms/answer-test.ts'
import type { AnswerTest, FormDocument, Question } from '#contract/forms/form-content.ts'
import { alikeIn, type OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { isPossible } from '#contract/forms/reachable.ts'
import { blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('documents')

export function checkDocuments(
  documents: readonly FormDocument[],
  questions: readonly Question[],
  { documentTypeIds }: Pick<Facts, 'documentTypeIds'>,
): Finding[] {
  // Documents with different own names count as different. One may be asked for under several conditions.
  const called = documents.map(({ documentTypeId, ownName }) => `${documentTypeId} ${ownName?.tr ?? ''}`)
  const forAll = documents.map(({ when }, at) => (when ? null : called[at]))
  const alikeBefore = (ownName: OwnDocumentName, at: number) =>
    documents
      .slice(0, called.indexOf(called[at] ?? '') < at ? 0 : at)
      .map((earlier) => earlier.ownName && alikeIn(ownName, earlier.ownName))
      .find((language) => language)
  return documents.flatMap(({ documentTypeId, ownName, when }, at) => {
    const alike = ownName && alikeBefore(ownName, at)
    return [
      ...unless(documentTypeIds.has(documentTypeId), wrong(`${at}.documentTypeId`, 'checklist.documentType')),
      ...unless(
        when !== null || forAll.indexOf(called[at]) === at,
        wrong(`${at}.${ownName ? 'ownName.tr' : 'documentTypeId'}`, 'checklist.documentTwice'),
      ),
      ...(alike ? [wrong(`${at}.ownName.${alike}`, 'checklist.ownNameTwice')] : []),
      ...(when?.kind === 'answer' ? checkTest(when.test, questions, `${at}.when`) : []),
    ]
  })
}

function checkTest(test: AnswerTest, questions: readonly Question[], field: string): readonly Finding[] {
  const question = questions.find(({ id }) => id === test.questionId)
  if (!question) return [wrong(field, 'checklist.documentQuestion')]
  const values = { label: question.label }
  if (!fits(test, question)) return [wrong(field, 'checklist.documentValue', values)]
  return unless(isPossible(test, questions), wrong(field, 'checklist.documentNever', values))
}
