import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSchedule } from './save-schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a moment after the last change', () => {
  const send = vi.fn()
  const schedule = saveSchedule(send)
  schedule.soon()
  vi.advanceTimersByTime(700)
  schedule.soon()
  vi.advanceTimersByTime(700)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(send).toHaveBeenCalledTimes(1)
})

test('while somebody types on and on, every five seconds at the latest', () => {
  const sent: number[] = []
  const begin = Date.now()
  const schedule = saveSchedule(() => {
    sent.push(Date.now() - begin)
    schedule.rest()
  })
  for (let typed = 0; typed < 30; typed++) {
    schedule.soon()
    vi.advanceTimersByTime(400)
  }
  expect(sent).toEqual([5000, 10_200])
})

test('after failures later and later, and not earlier because somebody types', () => {
  const send = vi.fn()
  const schedule = saveSchedule(send)
  for (let failed = 0; failed < 4; failed++) schedule.failed()
  schedule.soon()
  vi.advanceTimersByTime(5900)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4200)
  expect(send).toHaveBeenCalledTimes(1)
  for (let failed = 0; failed < 9; failed++) schedule.failed()
  vi.advanceTimersByTime(37_500)
  expect(send).toHaveBeenCalledTimes(2)
  schedule.succeeded()
  schedule.soon()
  vi.advanceTimersByTime(800)
  expect(send).toHaveBeenCalledTimes(3)
})
