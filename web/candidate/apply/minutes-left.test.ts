import { expect, test } from 'vitest'
import type { AskedDocument } from '#contract/applying/application-documents.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import { fillingMinutes } from '#contract/forms/filling-minutes.ts'
import type { DocumentWhen, Question } from '#contract/forms/form-content.ts'
import { questionGroups } from '../../listing/question-groups.ts'
import type { Where } from '../apply-step.ts'
import { minutesLeft } from './minutes-left.ts'

const question = (id: string, kind: Question['kind'], parts: Partial<Question> = {}) =>
  ({ id, kind, label: id, required: true, max: null, showIf: null, ...parts }) as Question

const saidYesTo = (questionId: string) => ({ questionId, is: 'equal', value: true }) as const

const questions = [
  question('about', 'page'),
  question('why', 'longText', { max: 1000 }),
  question('hobbies', 'longText', { max: 1000, required: false }),
  question('works', 'yesNo'),
  question('work', 'page', { showIf: { all: true, tests: [saidYesTo('works')] } }),
  question('where', 'longText', { max: 1000 }),
  question('pay', 'longText', { max: 1000, showIf: { all: true, tests: [saidYesTo('works')] } }),
]

const everything = fillingMinutes(questions, { all: 2, some: 1 })

function left(answers: Answers, given: readonly string[] = [], where: Partial<Where> = {}) {
  const shown = shownIds(questions, answers)
  const document = (name: string, required: boolean, when: DocumentWhen | null = null) =>
    ({ name, required, when, files: given.includes(name) ? [{}] : [] }) as unknown as AskedDocument
  const payslip = document('payslip', true, { kind: 'answer', test: saidYesTo('works') })
  const works = answers.works === true
  return minutesLeft({
    form: { questions },
    answers,
    shown,
    pages: questionGroups(questions).flatMap((group, at) => {
      const asked = group.questions.filter(({ id }) => shown.has(id))
      return asked.length > 0 ? [{ ...group, questions: asked, number: at + 1 }] : []
    }),
    askedDocuments: [document('transcript', true), document('letter', false), ...(works ? [payslip] : [])],
    otherDocuments: works ? [] : [payslip],
    where: { step: 'profile', page: 1, ...where },
  })
}

test('an untouched draft takes as long as its listing says', () => {
  expect(left({})).toBe(everything)
  expect(everything).toBe(20)
})

test('an answer takes off its own time, and that of what it keeps hidden', () => {
  expect(left({ why: 'Because' })).toBe(15)
  expect(left({ why: 'Because', works: false })).toBe(10)
  expect(left({ why: 'Because', works: true })).toBe(20)
})

test('what is optional counts until it is passed, what is required until it is there', () => {
  expect(left({ why: 'Because', works: false }, ['transcript'])).toBe(9)
  expect(left({ why: 'Because', works: false }, ['transcript'], { step: 'documents' })).toBe(5)
  expect(left({ works: false }, ['transcript'], { step: 'documents' })).toBe(9)
  expect(left({ why: 'Because', works: false }, [], { step: 'review' })).toBe(5)
})

test('consents and the final check are left to the end', () => {
  expect(left({ why: 'Because', works: false }, ['transcript'], { step: 'review' })).toBe(
    fillingMinutes([], { all: 0, some: 0 }),
  )
})
