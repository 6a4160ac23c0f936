import { expect, test } from 'vitest'
import { countedBy, countOfView } from './view-count.ts'

const questionId = '0199a000-0000-7000-8000-0000000000a1'

test('a view by answers that no index finds is counted on a page, every other one without reading it', () => {
  const by = (is: 'equal' | 'greater') => countedBy({ answers: [{ questionId, is, value: 2 }] }).pageSize
  expect([by('greater'), by('equal'), countedBy({ mine: true }).pageSize]).toEqual([50, 1, 1])
})

test('a page of a view is never told as the number of all', () => {
  const of = (total: number, isExact: boolean, pageSize = 50) => countOfView({ total, isExact, pageSize })
  expect(of(1, false, 1)).toBeUndefined()
  expect(of(50, false)).toBeUndefined()
  expect(of(10, false)).toEqual({ count: 10, isAll: true })
  expect(of(412, true, 1)).toEqual({ count: 412, isAll: true })
  expect(of(1001, false, 1)).toEqual({ count: 1000, isAll: false })
})
