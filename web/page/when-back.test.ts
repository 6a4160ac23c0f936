import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause, whenBack } from './when-back.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is asked for again at once when the network is back, and otherwise after a pause', () => {
  const [again, browser] = [vi.fn(), new EventTarget()]
  whenBack(browser, again)
  vi.advanceTimersByTime(pause - 1)
  expect(again).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(again).toHaveBeenCalledTimes(2)
})

test('whoever has left the page is not brought back to it', () => {
  const [again, browser] = [vi.fn(), new EventTarget()]
  whenBack(browser, again)()
  browser.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(2 * pause)
  expect(again).not.toHaveBeenCalled()
})
