import type { FormDocument, Question, QuestionKind } from '#contract/forms/form-content.ts'
import { newId } from '../../new-id.ts'

export const hasOptions = (kind: QuestionKind) => kind === 'single' || kind === 'multiple'

export function newQuestion(kind: QuestionKind): Question {
  return {
    id: newId(),
    kind,
    label: '',
    help: '',
    required: kind !== 'page' && kind !== 'file',
    options: hasOptions(kind) ? [newOption(''), newOption('')] : [],
    min: kind === 'scale' ? 1 : null,
    max: kind === 'scale' ? 5 : null,
    showIf: null,
  }
}

export const newOption = (label: string) => ({ id: newId().slice(-12), label })

/** A copy of the questions with a new one inserted after the given one, or at the end. */
export function inserted(questions: readonly Question[], question: Question, after: string | undefined): Question[] {
  const at = questions.findIndex(({ id }) => id === after)
  return at < 0 ? [...questions, question] : questions.toSpliced(at + 1, 0, question)
}

export const copied = (question: Question): Question => ({ ...question, id: newId() })

/** The questions and documents with a condition on this question; they lose it when the question is deleted. */
export function dependants(id: string, questions: readonly Question[], documents: readonly FormDocument[]): number {
  const asks = (question: Question) => question.showIf?.tests.some(({ questionId }) => questionId === id) ?? false
  const needs = ({ when }: FormDocument) => when?.kind === 'answer' && when.test.questionId === id
  return questions.filter(asks).length + documents.filter(needs).length
}

/** Pasted lines become options; an option that exists already is not added twice. */
export function withOptions(options: Question['options'], text: string, at: number): Question['options'] {
  const known = new Set(options.map(({ label }) => label.trim()))
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '' && !known.has(line))
  const added = [...new Set(lines)].map((line) => newOption(line.slice(0, 200)))
  const isFilled = options[at]?.label.trim() !== ''
  return options.toSpliced(isFilled ? at + 1 : at, isFilled ? 0 : 1, ...added).slice(0, 100)
}
