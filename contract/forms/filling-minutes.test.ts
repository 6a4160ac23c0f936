import { expect, test } from 'vitest'
import { fillingMinutes } from './filling-minutes.ts'
import type { Question } from './form-content.ts'

const asked = (kind: Question['kind'], parts: Partial<Question> = {}) => ({ kind, max: null, showIf: null, ...parts })
const none = { all: 0, some: 0 }
const showIf = { all: true, tests: [] }

test('the estimate depends on questions and documents, and from ten minutes on is a multiple of five', () => {
  expect(fillingMinutes([], none)).toBe(3)
  expect(fillingMinutes([asked('page'), asked('yesNo'), asked('date')], none)).toBe(4)
  const thirty = Array.from({ length: 28 }, () => asked('single'))
  const essays = [asked('longText', { max: 1000 }), asked('longText', { max: 2000 })]
  expect(fillingMinutes([...thirty, ...essays], { all: 3, some: 0 })).toBe(25)
  // The estimate for one long text is capped below an hour.
  expect(fillingMinutes([asked('longText', { max: 20_000 })], none)).toBe(10)
})

test('conditional items count half', () => {
  const four = Array.from({ length: 4 }, () => asked('shortText'))
  const always = fillingMinutes(four, none)
  const sometimes = fillingMinutes(
    four.map((question) => ({ ...question, showIf })),
    none,
  )
  expect([always, sometimes]).toEqual([5, 4])
  expect(fillingMinutes([], { all: 0, some: 4 })).toBe(fillingMinutes([], { all: 2, some: 0 }))
})
