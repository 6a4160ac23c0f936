import { expect, test } from 'vitest'
import { takeRest } from './take-rest.ts'

function resting() {
  let clock = 0
  const rest = takeRest(5000, () => clock)
  const isLetIn = () => {
    try {
      rest.requireProgress(10_000)
      return true
    } catch {
      return false
    }
  }
  return { ...rest, isLetIn, wait: (ms: number) => (clock += ms) }
}

test('two calls in vain are chance; with the third the store is left in peace', () => {
  const { waitedInVain, isLetIn } = resting()
  for (const expected of [true, true, false]) {
    waitedInVain()
    expect(isLetIn()).toBe(expected)
  }
})

test('an answer in between is a sign of life', () => {
  const { waitedInVain, heard, isLetIn } = resting()
  for (const tell of [waitedInVain, waitedInVain, heard, waitedInVain, waitedInVain]) tell()
  expect(isLetIn()).toBe(true)
})

test('after a while one looks again, alone; when it answers, all may', () => {
  const { waitedInVain, heard, isLetIn, wait } = resting()
  for (let at = 0; at < 3; at += 1) waitedInVain()
  wait(4999)
  expect(isLetIn()).toBe(false)
  wait(1)
  expect([isLetIn(), isLetIn(), isLetIn()]).toEqual([true, false, false])
  heard()
  expect([isLetIn(), isLetIn()]).toEqual([true, true])
})

test('whoever looks in vain prolongs the rest; who never comes back does not for ever', () => {
  const { waitedInVain, isLetIn, wait } = resting()
  for (let at = 0; at < 3; at += 1) waitedInVain()
  wait(5000)
  expect(isLetIn()).toBe(true)
  wait(1000)
  waitedInVain()
  wait(4999)
  expect(isLetIn()).toBe(false)
  wait(1)
  expect(isLetIn()).toBe(true)
  wait(15_000)
  expect(isLetIn()).toBe(true)
})
