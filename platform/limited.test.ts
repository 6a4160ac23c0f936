import { expect, test } from 'vitest'
import { limited, QueueFull } from './limited.ts'

test('never more than the limit run at once, in the order they came', async () => {
  const run = limited(2, 100)
  let busy = 0
  let most = 0
  const done: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      run(async () => {
        busy += 1
        most = Math.max(most, busy)
        await new Promise(setImmediate)
        busy -= 1
        done.push(number)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('a work that fails gives its place to the next', async () => {
  const run = limited(1, 100)
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('a full queue turns the next away at once', async () => {
  const run = limited(1, 1)
  const gate = Promise.withResolvers<void>()
  const first = run(() => gate.promise)
  const second = run(async () => 'second')
  await expect(run(async () => 'third')).rejects.toThrow(QueueFull)
  gate.resolve()
  await first
  expect(await second).toBe('second')
})
