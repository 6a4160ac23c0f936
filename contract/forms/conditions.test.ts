import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, type AnswerValue, fits, holds, isDay } from './answer-test.ts'
import { isAsked, isShown, shownIds } from './conditions.ts'
import type { AnswerTest, Question } from './form-content.ts'
import { isPossible, neverShown } from './reachable.ts'

const idOf = (at: number) => `0199a000-0000-7000-8000-00000000000${at}`

function question(at: number, kind: Question['kind'], details: Partial<Question> = {}): Question {
  const options = kind === 'single' || kind === 'multiple' ? ['a', 'b', 'c'].map((id) => ({ id, label: id })) : []
  return {
    id: idOf(at),
    kind,
    label: 'x',
    help: '',
    required: false,
    options,
    min: null,
    max: null,
    showIf: null,
    ...details,
  }
}

const is = (at: number, is: AnswerTest['is'], value: AnswerTest['value'] = null): AnswerTest => ({
  questionId: idOf(at),
  is,
  value,
})
const all = (...tests: AnswerTest[]) => ({ showIf: { all: true, tests } })
const any = (...tests: AnswerTest[]) => ({ showIf: { all: false, tests } })

const held: readonly [AnswerTest['is'], AnswerTest['value'], AnswerValue, boolean][] = [
  ['equal', 'a', 'a', true],
  ['equal', 'a', ['b', 'a'], true],
  ['notEqual', 'a', ['b'], true],
  ['notEqual', 'a', ['a', 'b'], false],
  ['notEqual', 'a', undefined, false],
  ['notEqual', 'a', [], false],
  ['equal', false, false, true],
  ['greater', 3, 3, false],
  ['greater', 3, 3.5, true],
  ['less', '2026-11-15', '2026-11-14', true],
  ['less', 3, '2', false],
  ['answered', null, '', false],
  ['answered', null, 0, true],
  ['answered', null, false, true],
]
test.each(held)('%s %j of the answer %j: %j', (kind, value, answer, expected) => {
  expect(holds(is(1, kind, value), answer)).toBe(expected)
})

test('a test is valid for a kind of question that allows it, and for an existing option', () => {
  expect(fits(is(1, 'equal', 'a'), question(1, 'single'))).toBe(true)
  expect(fits(is(1, 'equal', 'd'), question(1, 'single'))).toBe(false)
  expect(fits(is(1, 'greater', 'a'), question(1, 'single'))).toBe(false)
  expect(fits(is(1, 'equal', '2026-02-31'), question(1, 'date'))).toBe(false)
  expect(fits(is(1, 'answered'), question(1, 'file'))).toBe(true)
  expect(fits(is(1, 'equal', 34), question(1, 'city'))).toBe(true)
  expect(fits(is(1, 'answered'), question(1, 'page'))).toBe(false)
  expect(['2026-02-28', '2026-02-30', 'yarın'].map(isDay)).toEqual([true, false, false])
})

test('a question that depends on a hidden one is hidden too, whatever was answered before', () => {
  const questions = [
    question(1, 'yesNo'),
    question(2, 'yesNo', all(is(1, 'equal', true))),
    question(3, 'shortText', all(is(2, 'equal', true))),
  ]
  const answers = { [idOf(1)]: true, [idOf(2)]: true }
  const [, , last = question(3, 'page')] = questions
  expect(isShown(last, questions, answers)).toBe(true)
  expect(isShown(last, questions, { ...answers, [idOf(1)]: false })).toBe(false)
  expect(isAsked(is(2, 'equal', true), questions, answers)).toBe(true)
  expect(isAsked(is(2, 'equal', true), questions, { ...answers, [idOf(1)]: false })).toBe(false)
})

test('a hidden page hides its questions, up to the next page', () => {
  const questions = [
    question(1, 'yesNo'),
    question(2, 'page', all(is(1, 'equal', true))),
    question(3, 'shortText'),
    question(4, 'page'),
    question(5, 'shortText'),
  ]
  expect([...shownIds(questions, { [idOf(1)]: false })]).toEqual([1, 4, 5].map(idOf))
  expect(shownIds(questions, { [idOf(1)]: true }).size).toBe(5)
})

test('a condition must refer to an earlier question: in a cycle both are hidden, and both are dead ends', () => {
  const questions = [question(1, 'yesNo', all(is(2, 'answered'))), question(2, 'yesNo', all(is(1, 'answered')))]
  expect(shownIds(questions, { [idOf(1)]: true, [idOf(2)]: true }).size).toBe(0)
  expect([...neverShown(questions)]).toEqual([idOf(1), idOf(2)])
})

const deadEnds: readonly [string, Question[], boolean][] = [
  ['an option that is not there', [question(1, 'single'), question(2, 'date', all(is(1, 'equal', 'z')))], true],
  [
    'two options of one choice',
    [question(1, 'single'), question(2, 'date', all(is(1, 'equal', 'a'), is(1, 'equal', 'b')))],
    true,
  ],
  [
    'either of two options',
    [question(1, 'single'), question(2, 'date', any(is(1, 'equal', 'z'), is(1, 'equal', 'b')))],
    false,
  ],
  [
    'two options of several',
    [question(1, 'multiple'), question(2, 'date', all(is(1, 'equal', 'a'), is(1, 'equal', 'b')))],
    false,
  ],
  [
    'two where one may be chosen',
    [question(1, 'multiple', { max: 1 }), question(2, 'date', all(is(1, 'equal', 'a'), is(1, 'equal', 'b')))],
    true,
  ],
  [
    'none of the options',
    [question(1, 'single'), question(2, 'date', all(...['a', 'b', 'c'].map((id) => is(1, 'notEqual', id))))],
    true,
  ],
  [
    'a number beyond its greatest',
    [question(1, 'number', { max: 10 }), question(2, 'date', all(is(1, 'greater', 10)))],
    true,
  ],
  [
    'a number between two',
    [question(1, 'number'), question(2, 'date', all(is(1, 'greater', 1), is(1, 'less', 2)))],
    false,
  ],
  [
    'a step between two neighbours',
    [question(1, 'scale', { min: 1, max: 5 }), question(2, 'date', all(is(1, 'greater', 1), is(1, 'less', 2)))],
    true,
  ],
  [
    'a day between two neighbours',
    [question(1, 'date'), question(2, 'file', all(is(1, 'greater', '2026-01-01'), is(1, 'less', '2026-01-02')))],
    true,
  ],
  [
    'a text that is too long',
    [question(1, 'shortText', { max: 3 }), question(2, 'date', all(is(1, 'equal', 'dört')))],
    true,
  ],
  [
    'what only an answer shows that rules it out',
    [
      question(1, 'single'),
      question(2, 'yesNo', all(is(1, 'equal', 'b'))),
      question(3, 'date', all(is(1, 'equal', 'a'), is(2, 'answered'))),
    ],
    true,
  ],
  [
    'what only a page shows that rules it out',
    [
      question(1, 'yesNo'),
      question(2, 'page', all(is(1, 'equal', true))),
      question(3, 'date', all(is(1, 'equal', false))),
    ],
    true,
  ],
]
test.each(deadEnds)('a question that waits for %s', (_, questions, isDead) => {
  expect(neverShown(questions).has(questions.at(-1)?.id ?? '')).toBe(isDead)
})

test('an answer to a question that can never be visible is impossible', () => {
  const questions = [question(1, 'single'), question(2, 'yesNo', all(is(1, 'equal', 'z')))]
  expect(isPossible(is(2, 'equal', true), questions)).toBe(false)
  expect(isPossible(is(1, 'equal', 'a'), questions)).toBe(true)
  expect(isPossible(is(7, 'answered'), questions)).toBe(false)
})

// Small forms of the kinds whose answers can be enumerated.
const kinds = ['yesNo', 'single', 'multiple', 'scale', 'number', 'page'] as const

const values = fc.constantFrom<AnswerTest['value']>('a', 'b', 'z', true, false, 1, 2, 3, null)
const forms = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      max: fc.constantFrom(null, 1, 2),
      showIf: fc.option(
        fc.record({
          all: fc.boolean(),
          tests: fc.array(
            fc.record({
              questionId: fc.integer({ min: 0, max: 4 }).map(idOf),
              is: fc.constantFrom('equal', 'notEqual', 'greater', 'less', 'answered'),
              value: values,
            }),
            { minLength: 1, maxLength: 3 },
          ),
        }),
        { nil: null },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts.map(({ kind, max, showIf }, at) =>
      question(at, kind, {
        showIf,
        min: kind === 'scale' ? 1 : null,
        max: kind === 'scale' ? 3 : kind === 'yesNo' ? null : max,
      }),
    ),
  )

function domainOf({ kind, max }: Question): AnswerValue[] {
  const upTo = (limit: number | null) => (value: number) => value <= (limit ?? value)
  if (kind === 'yesNo') return [null, true, false]
  if (kind === 'single') return [null, 'a', 'b', 'c']
  if (kind === 'multiple') {
    const sets = [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']]
    return [null, ...sets.filter(({ length }) => upTo(max)(length))]
  }
  if (kind === 'scale') return [null, 1, 2, 3]
  return kind === 'number' ? [null, ...[0.5, 1, 1.5, 2, 2.5, 3, 3.5].filter(upTo(max))] : [null]
}

function everyAnswer(questions: readonly Question[]): Answers[] {
  return questions.reduce<Answers[]>(
    (so, question) =>
      so.flatMap((answers) => domainOf(question).map((value) => ({ ...answers, [question.id]: value }))),
    [{}],
  )
}

test('dead ends are exactly those that an exhaustive search finds', () => {
  fc.assert(
    fc.property(forms, (questions) => {
      const seen = new Set(everyAnswer(questions).flatMap((answers) => [...shownIds(questions, answers)]))
      const never = questions.map(({ id }) => id).filter((id) => !seen.has(id))
      expect([...neverShown(questions)]).toEqual(never)
    }),
    { numRuns: 300 },
  )
})

test('a question without a condition, on a page without one, is always shown; hidden ones count as unanswered', () => {
  fc.assert(
    fc.property(forms, fc.infiniteStream(fc.nat()), (questions, picks) => {
      const answers = Object.fromEntries(
        questions.map((question) => {
          const domain = domainOf(question)
          return [question.id, domain[(picks.next().value ?? 0) % domain.length]]
        }),
      )
      const shown = shownIds(questions, answers)
      let page: Question | undefined
      for (const question of questions) {
        if (question.kind === 'page') page = question
        if (!question.showIf && !page?.showIf) expect(shown.has(question.id)).toBe(true)
      }
      const given = Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)))
      expect([...shownIds(questions, given)]).toEqual([...shown])
    }),
  )
})

test('the search gives up on a pathological form in time, and reports no dead ends', () => {
  const questions = Array.from({ length: 60 }, (_, at) => ({
    ...question(0, 'single'),
    id: `q${at}`,
    showIf:
      at < 2
        ? null
        : {
            all: false,
            tests: [at - 1, at - 2].map((earlier) => ({ questionId: `q${earlier}`, is: 'equal' as const, value: 'a' })),
          },
  }))
  const from = (id: string, value: string) => ({ questionId: id, is: 'equal' as const, value })
  const last = { ...question(1, 'date'), id: 'last', ...all(from('q0', 'b'), from('q1', 'b'), from('q59', 'a')) }
  expect([...neverShown([...questions, last])]).toEqual([])
})
