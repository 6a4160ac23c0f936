import { expect, test } from 'vitest'
import { movedBy } from './drawn-time.tsx'

const drawn = { day: '2027-03-01', from: 600, to: 660 }
const bounds = { first: 9, last: 18, days: ['2027-03-01', '2027-03-02'] }
const press = (key: string, shiftKey = false, from = drawn) => movedBy(from, { key, shiftKey }, bounds)

test('arrows move what is drawn by quarters of an hour and by days, with Shift its end', () => {
  expect(press('ArrowDown')).toEqual({ ...drawn, from: 615, to: 675 })
  expect(press('ArrowUp')).toEqual({ ...drawn, from: 585, to: 645 })
  expect(press('ArrowDown', true)).toEqual({ ...drawn, to: 675 })
  expect(press('ArrowRight')).toEqual({ ...drawn, day: '2027-03-02' })
})

test('it stays on the grid, and has a length', () => {
  expect(press('ArrowLeft')).toBeUndefined()
  expect(press('ArrowUp', false, { ...drawn, from: 540, to: 600 })).toBeUndefined()
  expect(press('ArrowDown', true, { ...drawn, to: 1080 })).toBeUndefined()
  expect(press('ArrowUp', true, { ...drawn, to: 615 })).toBeUndefined()
  expect(press('x')).toBeUndefined()
})
