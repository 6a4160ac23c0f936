import { expect, test } from 'vitest'
import type { Signal } from '#database/signals.ts'
import { copyOf, type ListingCopy } from './listing-copy.ts'
import { holdListings } from './listing-memory.ts'

const purge = (...tags: string[]): Signal => ({ kind: 'purge', tags })
const [ourSession, theirSession] = [1, 2]

const none = { tr: new Map(), en: new Map() }
const aCopy = () => copyOf(new Map(), { cities: new Map(), cityId: none, universityId: none, level: none })

/** A memory whose copies complete when the test says so, with a clock of its own. */
function memoryOnDemand() {
  let time = 0
  const begun: { before: ListingCopy | undefined; end: (made: ListingCopy | undefined) => void; fail: () => void }[] =
    []
  const memory = holdListings(
    (before) =>
      new Promise((end, refuse) => {
        begun.push({ before, end, fail: () => refuse(new Error('no database')) })
      }),
    () => time,
  )
  const pass = (ms: number) => {
    time += ms
  }
  return { memory, begun, pass }
}

/** A memory that already has a copy. */
async function filledMemory() {
  const world = memoryOnDemand()
  const asked = world.memory.current()
  const copy = aCopy()
  world.begun.shift()?.end(copy)
  expect(await asked).toBe(copy)
  return { ...world, copy }
}

test('concurrent callers share one copy, and later callers use it', async () => {
  const { memory, begun } = memoryOnDemand()
  const asked = [memory.current(), memory.current()]
  expect(begun).toHaveLength(1)
  const copy = aCopy()
  begun[0]?.end(copy)
  expect(await Promise.all(asked)).toEqual([copy, copy])
  expect(await memory.current()).toBe(copy)
  expect(begun).toHaveLength(1)
})

test('of two copies that race a purge only the one started after it is used', async () => {
  for (const firstEnds of ['first', 'last']) {
    const { memory, begun } = memoryOnDemand()
    const before = memory.current()
    memory.hear(purge('listings', 'form-1'), theirSession)
    const after = memory.current()
    expect(begun).toHaveLength(2)
    const [old, fresh] = [aCopy(), aCopy()]
    const ends = [() => begun[0]?.end(old), () => begun[1]?.end(fresh)]
    for (const end of firstEnds === 'first' ? ends : ends.reverse()) {
      end()
      await new Promise(setImmediate)
    }
    expect(await before).not.toBe(old)
    expect(await after).toBe(fresh)
    expect(await memory.current()).toBe(fresh)
  }
})

test('a purge of listings renews the copy from the previous one; other purges do not', async () => {
  const { memory, begun, copy } = await filledMemory()
  memory.hear(purge('opportunities'), theirSession)
  memory.hear({ kind: 'sessionEnded', sessionIds: ['one'] }, theirSession)
  expect(await memory.current()).toBe(copy)
  memory.hear(purge('companies', 'listings'), theirSession)
  const asked = memory.current()
  expect(begun[0]?.before).toBe(copy)
  const renewed = aCopy()
  begun[0]?.end(renewed)
  expect(await asked).toBe(renewed)
})

test('new reference data and lost signals rebuild the copy completely', async () => {
  const { memory, begun } = await filledMemory()
  memory.hear(purge('reference'), theirSession)
  const asked = memory.current()
  expect(begun[0]?.before).toBeUndefined()
  memory.lost()
  begun[0]?.end(aCopy())
  expect(await asked).toBeUndefined()
  void memory.current()
  expect(begun[1]?.before).toBeUndefined()
})

test('while signals are not received callers query the database', async () => {
  const { memory, begun, copy } = await filledMemory()
  memory.deafen()
  expect(await memory.current()).toBeUndefined()
  memory.lost()
  const asked = memory.current()
  const renewed = aCopy()
  begun[0]?.end(renewed)
  expect(await asked).toBe(renewed)
  expect(renewed).not.toBe(copy)
})

test('from its own change until the signal callers query the database, with a timeout for a rollback', async () => {
  const { memory, begun, pass, copy } = await filledMemory()
  memory.sent(purge('listings', 'form-1'), ourSession)
  expect(await memory.current()).toBeUndefined()
  pass(5001)
  expect(await memory.current()).toBe(copy)

  memory.sent(purge('listings', 'form-1'), ourSession)
  memory.hear(purge('listings', 'form-2'), theirSession)
  expect(await memory.current()).toBeUndefined()
  expect(begun).toHaveLength(0)
  memory.hear(purge('listings', 'form-1'), ourSession)
  void memory.current()
  expect(begun).toHaveLength(1)
})

test('a slow renewal is not repeated at every change', async () => {
  const { memory, begun, pass } = await filledMemory()
  memory.hear(purge('listings'), theirSession)
  const asked = memory.current()
  pass(100)
  begun.shift()?.end(aCopy())
  expect(await asked).toBeDefined()
  memory.hear(purge('listings'), theirSession)
  pass(890)
  expect(await memory.current()).toBeUndefined()
  expect(begun).toHaveLength(0)
  pass(10)
  void memory.current()
  expect(begun).toHaveLength(1)
})

test('a minute later the copy is compared with the database even without a signal', async () => {
  const { memory, begun, pass, copy } = await filledMemory()
  pass(60_000)
  const asked = memory.current()
  begun[0]?.end(copy)
  expect(await asked).toBe(copy)
})

test('without a database, or with too many listings, there is no copy', async () => {
  const { memory, begun, pass } = memoryOnDemand()
  const failing = memory.current()
  begun[0]?.fail()
  expect(await failing).toBeUndefined()
  const tooMany = memory.current()
  begun[1]?.end(undefined)
  expect(await tooMany).toBeUndefined()
  expect(await memory.current()).toBeUndefined()
  expect(begun).toHaveLength(2)
  pass(60_000)
  void memory.current()
  expect(begun).toHaveLength(3)
})
