import { expect, test } from 'vitest'
import { beginAnswer, yieldToRequests } from './yield-to-requests.ts'

test('long work waits until everybody is answered, but not for long', async () => {
  let turns = 0
  const work = async () => {
    await yieldToRequests()
    turns += 1
  }
  await work()
  expect(turns).toBe(1)
  const [first, second] = [beginAnswer(), beginAnswer()]
  const waits = work()
  await new Promise(setImmediate)
  first()
  await new Promise(setImmediate)
  expect(turns).toBe(1)
  second()
  await waits
  expect(turns).toBe(2)
  const end = beginAnswer()
  await work()
  expect(turns).toBe(3)
  end()
})
