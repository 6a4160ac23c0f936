import { type AnswerValue, holds, isDay } from './answer-test.ts'
import { conditionsOf, type PlacedCondition } from './conditions.ts'
import type { AnswerTest, Question } from './form-content.ts'

// Dead ends: questions that can never be visible, and documents that can never be required.

type Asked = Pick<Question, 'id' | 'kind' | 'options' | 'min' | 'max' | 'showIf'>

/** The ids of the questions that stay hidden with any answers. */
export function neverShown(questions: readonly Asked[]): ReadonlySet<string> {
  const search = searchIn(questions)
  return new Set(questions.filter(({ id }) => !search([], [id])).map(({ id }) => id))
}

/** Whether any candidate can give this answer. */
export const isPossible = (test: AnswerTest, questions: readonly Asked[]) =>
  searchIn(questions)([test], [test.questionId])

// The most steps of one search; real forms need a few dozen. Beyond this limit no dead end is reported.
const mostSteps = 1000

/**
 * Searches for answers that satisfy all of the tests and make all of these questions visible. A question is replaced
 * by its conditions, which are tests of earlier answers, until only tests are left; the tests of one question are then
 * satisfied together by a single answer or not at all. Where any of several tests is enough, each is tried.
 */
function searchIn(questions: readonly Asked[]) {
  const byId = new Map(questions.map((question, at) => [question.id, { question, at }]))
  const conditions = conditionsOf(questions)

  return (tests: readonly AnswerTest[], toShow: readonly string[]) => {
    let steps = 0

    function find(met: readonly AnswerTest[], left: readonly PlacedCondition[]): boolean {
      if (++steps > mostSteps) return true
      const [first, ...rest] = left
      if (!first) return true
      const { at } = first
      if (!first.all) return first.tests.some((test) => find(met, [{ all: true, tests: [test], at }, ...rest]))
      const more = first.tests.filter((test) => !met.includes(test))
      if (more.some(({ questionId }) => (byId.get(questionId)?.at ?? at) >= at)) return false
      const now = [...met, ...more]
      if (more.some(({ questionId }) => !isAnswerable(questionId, now))) return false
      return find(now, [...rest, ...more.flatMap(({ questionId }) => shownBy(questionId))])
    }

    const shownBy = (id: string) => conditions.get(id) ?? []

    const isAnswerable = (id: string, met: readonly AnswerTest[]) => {
      const question = byId.get(id)?.question
      if (!question) return false
      const ofIt = met.filter(({ questionId }) => questionId === id)
      return worthTrying(question, ofIt).some((answer) => ofIt.every((test) => holds(test, answer)))
    }

    if (tests.some(({ questionId }) => !isAnswerable(questionId, tests))) return false
    return find(tests, toShow.flatMap(shownBy))
  }
}

/** Sample answers of a question, sufficient in the sense that if any answer satisfies the tests, one of these does. */
function worthTrying(question: Asked, tests: readonly AnswerTest[]): readonly AnswerValue[] {
  const values = tests.flatMap(({ value }) => value ?? [])
  switch (question.kind) {
    case 'page':
      return []
    case 'file':
      return ['file']
    case 'yesNo':
      return [true, false]
    case 'single':
      return question.options.map(({ id }) => id)
    case 'multiple':
      return [choicesMeeting(question, tests)]
    case 'shortText':
    case 'longText':
      return textsAround(question, values)
    case 'date':
      return wholeNumbersAround(values.flatMap(dayOf), tests.length).map(writtenDay)
    case 'scale':
      return wholeNumbersAround(numbersIn([...values, question.min, question.max]), tests.length).filter(
        within(question),
      )
    case 'number':
      return numbersAround(numbersIn([...values, question.min, question.max])).filter(within(question))
    default:
      return wholeNumbersAround(numbersIn(values), tests.length)
  }
}

/** All options that must be chosen, plus as many as needed of those that may be chosen. */
function choicesMeeting({ options, min, max }: Asked, tests: readonly AnswerTest[]): AnswerValue {
  const has = (is: AnswerTest['is'], id: string) => tests.some((test) => test.is === is && test.value === id)
  const ids = options.map(({ id }) => id)
  const wanted = ids.filter((id) => has('equal', id))
  const free = ids.filter((id) => !has('equal', id) && !has('notEqual', id))
  const chosen = [...wanted, ...free.slice(0, Math.max(0, Math.max(1, min ?? 1) - wanted.length))]
  return chosen.length >= (min ?? 1) && chosen.length <= (max ?? ids.length) ? chosen : null
}

function textsAround({ min, max }: Asked, values: readonly unknown[]): string[] {
  const written = values.filter((value) => typeof value === 'string')
  const others = Array.from({ length: written.length + 1 }, (_, at) =>
    String.fromCharCode(97 + (at % 26)).repeat(Math.max(1, min ?? 1)),
  )
  return [...written, ...others].filter(({ length }) => length >= (min ?? 0) && length <= (max ?? length))
}

const within =
  ({ min, max }: Asked) =>
  (value: number) =>
    value >= (min ?? value) && value <= (max ?? value)

const numbersIn = (values: readonly unknown[]) => values.filter((value) => typeof value === 'number')

/** The numbers themselves, one between each two, and one beyond either end. */
function numbersAround(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((one, other) => one - other)
  const [first = 0] = sorted
  const between = sorted.map((value, at) => (value + (sorted[at + 1] ?? value + 2)) / 2)
  return [first - 1, ...sorted, ...between]
}

/** So many whole numbers on either side that the tests cannot exclude all of them one by one. */
function wholeNumbersAround(values: readonly number[], reach: number): number[] {
  const steps = Array.from({ length: 2 * reach + 3 }, (_, at) => at - reach - 1)
  return [
    ...new Set((values.length > 0 ? values : [1]).flatMap((value) => steps.map((step) => Math.round(value) + step))),
  ]
}

const oneDay = 24 * 60 * 60 * 1000
const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? [Date.parse(value) / oneDay] : [])
const writtenDay = (day: number) => new Date(day * oneDay).toISOString().slice(0, 10)
