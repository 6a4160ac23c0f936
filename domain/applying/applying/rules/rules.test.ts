import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { checkAnswer } from '#contract/forms/answer-check.ts'
import type { Answers, AnswerValue } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import { type FormDocument, type Question, QuestionKind } from '#contract/forms/form-content.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { askedDocuments } from './asked-documents.ts'
import { type HandedIn, problemsOf } from './problems-of.ts'
import { progressOf } from './progress-of.ts'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))

const limits: fc.Arbitrary<Pick<Question, 'min' | 'max'>> = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 4 })), fc.option(fc.integer({ min: 0, max: 4 })))
  .map(([min, more]) => ({ min, max: more === null ? null : (min ?? 0) + more }))

/** A form whose questions may each depend on an earlier one. */
const anyQuestions: fc.Arbitrary<Question[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...QuestionKind.options),
      required: fc.boolean(),
      limits,
      dependsOn: fc.option(fc.nat({ max: 9 })),
      isEqual: fc.boolean(),
    }),
    { maxLength: 10 },
  )
  .map((rows) =>
    rows.map(({ kind, required, limits: { min, max }, dependsOn, isEqual }, at) => ({
      id: `q${at}`,
      kind,
      required,
      label: '',
      help: '',
      options,
      ...(kind === 'scale' ? { min: min ?? 1, max: Math.max(max ?? 5, (min ?? 1) + 1) } : { min, max }),
      showIf:
        dependsOn === null || dependsOn >= at
          ? null
          : { all: true, tests: [{ questionId: `q${dependsOn}`, is: isEqual ? 'equal' : 'answered', value: 'a' }] },
    })),
  )

const anyValue: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.string())),
  fc.constantFrom('a', 'b', '2026-02-29', '2028-02-29'),
)
const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.nat({ max: 9 }).map((at) => `q${at}`),
  anyValue,
)

const nobody = { disabled: null, classYear: null }
const handed = (questions: Question[], answers: Answers, more: Partial<HandedIn> = {}): HandedIn => ({
  content: { questions, documents: [] },
  answers,
  filled: new Set(),
  facts: nobody,
  judgements: [],
  consents: applicationConsents,
  lackingKinds: [],
  lackingTexts: [],
  unlisted: new Set(),
  ...more,
})

test('checking reports wrong answers and never throws, whatever was typed', () => {
  fc.assert(
    fc.property(anyQuestions, anyAnswers, (questions, answers) => {
      for (const problem of problemsOf(handed(questions, answers))) expect(problem.kind).toBe('answer')
      const progress = progressOf({ content: { questions, documents: [] }, answers, filled: new Set(), facts: nobody })
      expect(progress).toBeGreaterThanOrEqual(0)
      expect(progress).toBeLessThanOrEqual(100)
    }),
  )
})

test('a hidden question never causes a problem', () => {
  fc.assert(
    fc.property(anyQuestions, anyAnswers, (questions, answers) => {
      const shown = shownIds(questions, answers)
      for (const problem of problemsOf(handed(questions, answers))) {
        expect(problem.kind === 'answer' && shown.has(problem.questionId)).toBe(true)
      }
    }),
  )
})

/** A valid answer to the question. */
function rightAnswer({ kind, min, max }: Question): AnswerValue {
  switch (kind) {
    case 'page':
      return undefined
    case 'shortText':
    case 'longText':
      return 'ğ'.repeat(Math.max(1, min ?? 1))
    case 'number':
    case 'scale':
      return min ?? max ?? 1
    case 'date':
      return '2026-11-15'
    case 'single':
      return 'b'
    case 'multiple':
      return options.slice(0, Math.max(1, min ?? 1)).map(({ id }) => id)
    case 'yesNo':
      return false
    case 'file':
      return 'belge.pdf'
    default:
      return 34
  }
}

test('a complete set of valid answers, generated from the form, has no problems and a progress of a hundred percent', () => {
  fc.assert(
    fc.property(anyQuestions, (drawn) => {
      // A question that allows no answer cannot be satisfied: such a form is refused at publishing.
      const questions = drawn.map((question) => (question.max === 0 ? { ...question, max: null } : question))
      const answers = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]))
      expect(problemsOf(handed(questions, answers))).toEqual([])
      const content = { questions, documents: [] }
      expect(progressOf({ content, answers, filled: new Set(), facts: nobody })).toBe(100)
    }),
  )
})

const ask = (kind: Question['kind'], more: Partial<Question> = {}) =>
  aQuestion(kind, { id: 'q', required: false, options, ...more })

test.each([
  [ask('shortText', { required: true }), '   ', { code: 'required' }],
  [ask('shortText'), '', undefined],
  [ask('shortText', { max: 3 }), 'ğüşi', { code: 'tooLong', limit: 3 }],
  [ask('shortText', { max: 3 }), 'g\u0306u\u0308s\u0327', undefined],
  [ask('shortText'), 'x'.repeat(501), { code: 'tooLong', limit: 500 }],
  [ask('longText', { min: 3 }), 'ab', { code: 'tooShort', limit: 3 }],
  [ask('number'), Number.NaN, { code: 'wrongKind' }],
  [ask('number', { min: 2 }), 1.5, { code: 'tooSmall', limit: 2 }],
  [ask('number', { max: 2 }), 2.5, { code: 'tooBig', limit: 2 }],
  [ask('scale', { min: 1, max: 5 }), 2.5, { code: 'notWhole' }],
  [ask('scale', { min: 1, max: 5 }), 6, { code: 'tooBig', limit: 5 }],
  [ask('date'), '2026-02-29', { code: 'notADay' }],
  [ask('date'), '2028-02-29', undefined],
  [ask('single'), 'z', { code: 'notAnOption' }],
  [ask('multiple', { required: true }), [], { code: 'required' }],
  [ask('multiple', { min: 2 }), ['a', 'a'], { code: 'tooFew', limit: 2 }],
  [ask('multiple', { max: 1 }), ['a', 'b'], { code: 'tooMany', limit: 1 }],
  [ask('multiple'), ['a', 'z'], { code: 'notAnOption' }],
  [ask('yesNo', { required: true }), false, undefined],
  [ask('city'), '34', { code: 'wrongKind' }],
  [ask('page', { required: true }), undefined, undefined],
] as const)('%# an answer is held to its question', (question, value, flaw) => {
  expect(checkAnswer(question, value)).toEqual(flaw)
})

test('a document applies to whom its condition matches, and missing profile data makes none apply', () => {
  const document = (id: string, when: FormDocument['when']): FormDocument => ({
    id,
    documentTypeId: 1,
    required: true,
    note: '',
    when,
  })
  const content = {
    questions: [ask('yesNo')],
    documents: [
      document('all', null),
      document('answer', { kind: 'answer', test: { questionId: 'q', is: 'equal', value: true } }),
      document('disabled', { kind: 'disabled' }),
      document('second', { kind: 'classAbove', year: 1 }),
    ],
  }
  const asked = (answers: Answers, facts: Parameters<typeof askedDocuments>[2]) =>
    askedDocuments(content, answers, facts).map(({ id }) => id)
  expect(asked({}, nobody)).toEqual(['all'])
  expect(asked({ q: true }, { disabled: true, classYear: 2 })).toEqual(['all', 'answer', 'disabled', 'second'])
  expect(asked({ q: false }, { disabled: false, classYear: 1 })).toEqual(['all'])
})
