import type { Question } from '#contract/forms/form-content.ts'
import { fold } from '#platform/text/turkish.ts'
import { checkConditions } from './check-conditions.ts'
import { advice, blocking, type Finding, unless } from './finding.ts'

const wrong = blocking('questions')
const hint = advice('questions')

export function checkQuestions(questions: readonly Question[]): Finding[] {
  return [
    ...questions.flatMap((question, at) => [
      ...unless(
        question.label !== '',
        wrong(`${at}.label`, question.kind === 'page' ? 'checklist.pageTitle' : 'checklist.label'),
      ),
      ...checkOptions(question, at),
      ...checkLimits(question, at),
      ...unless(!isEmptyPage(question, questions[at + 1]), hint(`${at}.label`, 'checklist.emptyPage')),
    ]),
    ...checkConditions(questions),
  ]
}

const isEmptyPage = ({ kind }: Question, next: Question | undefined) =>
  kind === 'page' && (!next || next.kind === 'page')

const hasOptions = ({ kind }: Question) => kind === 'single' || kind === 'multiple'

function checkOptions(question: Question, at: number): readonly Finding[] {
  if (!hasOptions(question)) return []
  const labels = question.options.map(({ label }) => fold(label))
  const unnamed = labels.indexOf('')
  const twice = labels.findIndex((label, index) => label !== '' && labels.indexOf(label) < index)
  return [
    ...unless(labels.length >= 2, wrong(`${at}.options`, 'checklist.options')),
    ...unless(unnamed === -1, wrong(`${at}.options.${unnamed}.label`, 'checklist.optionLabel')),
    ...unless(twice === -1, wrong(`${at}.options.${twice}.label`, 'checklist.optionTwice')),
  ]
}

function checkLimits({ kind, min, max, options }: Question, at: number): readonly Finding[] {
  if (kind === 'scale' && (min === null || max === null || min >= max)) return [wrong(`${at}.max`, 'checklist.scale')]
  if (kind === 'multiple' && (min ?? 0) > options.length) return [wrong(`${at}.min`, 'checklist.tooManyChoices')]
  return unless(min === null || max === null || min <= max, wrong(`${at}.max`, 'checklist.limits'))
}
