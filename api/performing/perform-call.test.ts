import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { answer } from '../answer.ts'
import { callPerformer } from './perform-call.ts'

const cache = { seconds: 60, tags: ['forms'] }
const output = z.object({ times: z.number() })
const caller = { language: 'tr', requestId: 'test' } as const

function counting(description: { cache?: typeof cache } = { cache }) {
  let times = 0
  const counted = call('GET', '/counted', {
    summary: 'A test',
    query: z.object({ of: z.string().optional() }),
    output,
    may: anyone,
    ...description,
  })
  return answer(counted, async () => ({ times: ++times }))
}

test('a cacheable answer is made once for each input and language, with its bytes ready', async () => {
  const kept = callPerformer(10_000)
  const one = counting()
  const first = await kept.perform(one, {}, caller)
  expect(first).toMatchObject({
    value: { times: 1 },
    body: Buffer.from('{"times":1}'),
    etag: expect.stringMatching(/^W\/"/),
  })
  expect(await kept.perform(one, {}, caller)).toBe(first)
  expect((await kept.perform(one, { query: { of: 'x' } }, caller)).value).toEqual({ times: 2 })
  expect((await kept.perform(one, {}, { ...caller, language: 'en' })).value).toEqual({ times: 3 })
})

test('a call without `cache` is never cached', async () => {
  const kept = callPerformer(10_000)
  const one = counting({})
  await kept.perform(one, {}, caller)
  expect(await kept.perform(one, {}, caller)).toEqual({ value: { times: 2 } })
})

test('a purge of its tag drops it, a purge of another does not', async () => {
  const kept = callPerformer(10_000)
  const one = counting()
  await kept.perform(one, {}, caller)
  kept.purge(['reference'])
  expect((await kept.perform(one, {}, caller)).value).toEqual({ times: 1 })
  kept.purge(['forms'])
  expect((await kept.perform(one, {}, caller)).value).toEqual({ times: 2 })
})

test('an answer started before a purge is not cached after it', async () => {
  const kept = callPerformer(10_000)
  const { promise, resolve } = Promise.withResolvers<{ times: number }>()
  const slow = answer(call('GET', '/slow', { summary: 'A test', output, may: anyone, cache }), () => promise)
  const early = kept.perform(slow, {}, caller)
  kept.purge(['forms'])
  resolve({ times: 1 })
  const first = await early
  expect(await kept.perform(slow, {}, caller)).not.toBe(first)
})
