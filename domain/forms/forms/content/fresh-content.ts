import type { AnswerTest, FormContent } from '#contract/forms/form-content.ts'
import { newId } from '#platform/ids.ts'

/** An independent copy: every question, document, text and step gets a new id, and references follow. */
export function freshContent(content: FormContent): FormContent {
  const questionIds = new Map(content.questions.map(({ id }) => [id, newId()]))
  const followed = (test: AnswerTest) => ({ ...test, questionId: questionIds.get(test.questionId) ?? test.questionId })
  return {
    ...content,
    questions: content.questions.map((question) => ({
      ...question,
      id: questionIds.get(question.id) ?? newId(),
      showIf: question.showIf && { ...question.showIf, tests: question.showIf.tests.map(followed) },
    })),
    documents: content.documents.map((document) => ({
      ...document,
      id: newId(),
      when: document.when?.kind === 'answer' ? { kind: 'answer', test: followed(document.when.test) } : document.when,
    })),
    texts: content.texts.map((text) => ({ ...text, id: newId() })),
    steps: content.steps.map((step) => ({ ...step, id: newId(), startsAt: null, endsAt: null })),
  }
}
