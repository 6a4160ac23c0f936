import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteLru } from './byte-lru.ts'

const of = (bytes: number) => ({ bytes })

test('the value that was not used for longest leaves first', () => {
  const left: string[] = []
  const lru = new ByteLru(100, (key) => left.push(key))
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, of(25))
  lru.get('a')
  lru.set('e', of(25))
  expect(left).toEqual(['b'])
  expect(lru.bytes).toBe(100)
})

test('a walk over many addresses does not push out what is asked for again and again', () => {
  const lru = new ByteLru(1000)
  for (const key of ['landing', 'jobs']) {
    lru.set(key, of(100))
    lru.get(key)
  }
  for (let page = 0; page < 10_000; page++) lru.set(`?page=${page}`, of(100))
  expect(lru.get('landing')).toEqual(of(100))
  expect(lru.get('jobs')).toEqual(of(100))
  expect(lru.bytes).toBe(1000)
})

test('a value that is too large alone is refused, and the old one under its key is gone', () => {
  const lru = new ByteLru(100)
  lru.set('a', of(10))
  expect(lru.set('a', of(101))).toBe(false)
  expect(lru.peek('a')).toBeUndefined()
  expect(lru.bytes).toBe(0)
})

test('the bytes are always the sum of what is kept, and never above the bound', () => {
  const step = fc.record({ act: fc.constantFrom('set', 'get', 'delete'), key: fc.nat(12), bytes: fc.nat(60) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const lru = new ByteLru<{ bytes: number }>(200)
      for (const { act, key, bytes } of steps) {
        if (act === 'set') lru.set(String(key), of(bytes))
        else lru[act as 'get' | 'delete'](String(key))
        const kept = lru.keys()
        expect(new Set(kept).size).toBe(lru.size)
        expect(kept.reduce((sum, each) => sum + (lru.peek(each)?.bytes ?? Number.NaN), 0)).toBe(lru.bytes)
        expect(lru.bytes).toBeLessThanOrEqual(200)
      }
    }),
  )
})
