import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { FormBasics, FormDocument, Question, ShowIf } from '#contract/forms/form-content.ts'
import type { Parts } from './building.ts'

/** Drops incomplete input: a condition without a value is not sent. */
export function tidied<P extends Parts>(parts: P): P {
  return {
    ...parts,
    ...(parts.basics && { basics: basicsOf(parts.basics) }),
    ...(parts.eligibility && { eligibility: parts.eligibility.filter(isComplete) }),
    ...(parts.questions && { questions: parts.questions.map(questionOf) }),
    ...(parts.documents && { documents: parts.documents.map(documentOf) }),
  }
}

const basicsOf = (basics: FormBasics): FormBasics => ({
  ...basics,
  amount: basics.amount && basics.amount.minor > 0 ? basics.amount : null,
})

const questionOf = (question: Question): Question => ({ ...question, showIf: showIfOf(question.showIf) })

function showIfOf(showIf: ShowIf | null): ShowIf | null {
  const tests = showIf?.tests.filter(({ questionId }) => questionId !== '') ?? []
  return showIf && tests.length > 0 ? { ...showIf, tests } : null
}

function documentOf(document: FormDocument): FormDocument {
  const { ownName, when } = document
  return {
    ...document,
    ...(ownName?.tr.trim() === '' && { ownName: null }),
    ...(when?.kind === 'answer' && when.test.questionId === '' && { when: null }),
  }
}

/** Whether a condition has a value: a list that is not empty, a limit that is set. */
export function isComplete(condition: EligibilityCondition): boolean {
  if (condition.kind === 'age') return condition.min !== null || condition.max !== null
  if (condition.kind === 'gpa') return condition.systemId > 0
  return Object.values(condition).every((value) => !Array.isArray(value) || value.length > 0)
}
