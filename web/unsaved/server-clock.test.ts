import { expect, test } from 'vitest'
import { serverClock } from './server-clock.ts'

const day = 86_400_000

test('before the server has told the time, nobody knows it: the device may be a day wrong', () => {
  const clock = serverClock()
  expect(clock.now()).toBeUndefined()
  expect(clock.toServer(Date.now())).toBeUndefined()
})

test('one answer of the server’s is enough, and each one after it only narrows it down', () => {
  const clock = serverClock()
  const sent = Date.now()
  const told = (after: number) => new Date(sent + after - day).toISOString()
  clock.learn(told(1000), sent, sent + 2000)
  expect(clock.toServer(sent)).toBe(told(0))
  // The estimate fits this answer already.
  clock.learn(told(100), sent, sent + 5000)
  expect(clock.toServer(sent)).toBe(told(0))
  clock.learn(told(40), sent, sent + 20)
  expect(clock.toServer(sent)).toBe(told(30))
  expect(clock.toDevice(told(30))).toBe(sent)
})
