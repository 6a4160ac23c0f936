import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('of one key one at a time, in the order they came; others do not wait for them', async () => {
  const inTurn = oneByOne()
  const told: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = inTurn('ayse', async () => {
    await gate
    told.push('first')
    throw new Error('It went wrong')
  })
  const second = inTurn('ayse', async () => told.push('second'))
  await inTurn('fatma', async () => told.push('fatma'))
  expect(told).toEqual(['fatma'])
  open()
  await expect(first).rejects.toThrow('It went wrong')
  await second
  expect(told).toEqual(['fatma', 'first', 'second'])
})
