import { expect, test } from 'vitest'
import { applyAddress, placeOf, whereIn } from './apply-step.ts'

const can = { edit: true }
const draft = { submittedAt: null, lastPlace: 'questions-2', can }
const sent = { submittedAt: '2026-11-15T09:00:00.000Z', lastPlace: null, can }
const at = (text: string) => new URLSearchParams(text)

test('the address says where one is, and back and forward lead there', () => {
  expect(whereIn(at('step=questions&page=3'), draft)).toEqual({ step: 'questions', page: 3 })
  expect(applyAddress('f', { step: 'questions', page: 3 })).toBe('/student-dashboard/apply/f?step=questions&page=3')
  expect(applyAddress('f', { step: 'documents' }, 'documents.d')).toBe(
    '/student-dashboard/apply/f?step=documents#documents.d',
  )
  expect(placeOf({ step: 'questions', page: 3 })).toBe('questions-3')
})

test('whoever comes back to a draft goes on where they were', () => {
  expect(whereIn(at(''), draft)).toEqual({ step: 'questions', page: 2 })
  expect(whereIn(at(''), { submittedAt: null, lastPlace: null, can })).toEqual({ step: 'profile', page: 1 })
  expect(whereIn(at('step=nowhere&page=x'), draft)).toEqual({ step: 'questions', page: 2 })
})

test('whoever comes back to a draft that nobody takes any more reads what they wrote', () => {
  const late = { ...draft, can: { edit: false } }
  expect(whereIn(at(''), late)).toEqual({ step: 'review', page: 1 })
  expect(whereIn(at('step=questions&page=3'), late)).toEqual({ step: 'questions', page: 3 })
})

test('what was not begun begins with whether it fits, and what was not sent has no receipt', () => {
  expect(whereIn(at('step=review'), null)).toEqual({ step: 'fit', page: 1 })
  expect(whereIn(at('step=done'), draft)).toEqual({ step: 'review', page: 1 })
  expect(whereIn(at('step=done'), sent)).toEqual({ step: 'done', page: 1 })
  expect(whereIn(at(''), sent)).toEqual({ step: 'review', page: 1 })
})
