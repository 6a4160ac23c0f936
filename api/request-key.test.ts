import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'
import { requestKeys } from '#database/schema/request-keys.ts'
import { runOnce } from '#domain/request-keys/run-once.ts'
import { sweepRequestKeys } from '#domain/request-keys/sweep-request-keys.ts'
import { aCandidate, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

type Candidate = Awaited<ReturnType<typeof aCandidate>>

const add = async (candidate: Candidate, key: string | undefined, content = 'Almanca') =>
  app.inject({
    method: 'POST',
    url: `/api/candidates/${candidate.candidateId}/competencies`,
    headers: { ...(await bearer(candidate)), ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: { type: 'language', content, level: 'B2' },
  })

const competenciesOf = ({ candidateId }: Candidate) =>
  database().$count(candidateCompetencies, eq(candidateCompetencies.candidateId, candidateId))

test('a request that is sent again under its key is done once and answered as the first time', async () => {
  const candidate = await aCandidate()
  const first = await add(candidate, 'a-key')
  expect(first.statusCode).toBe(201)
  const again = await add(candidate, 'a-key')
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  expect(await competenciesOf(candidate)).toBe(1)
  expect((await add(candidate, 'another-key', 'Fransızca')).json().id).not.toBe(first.json().id)
  expect((await add(candidate, undefined, 'İspanyolca')).statusCode).toBe(201)
  expect(await competenciesOf(candidate)).toBe(3)
  // The stored answer is encrypted.
  const rows = await database().select().from(requestKeys).where(eq(requestKeys.accountId, candidate.accountId))
  expect(rows.map(({ answerSealed }) => answerSealed?.includes('Almanca'))).toEqual([false, false])
})

test('sent many times at once it is done once, and all hear the same', async () => {
  const candidate = await aCandidate()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(candidate, 'a-key')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await competenciesOf(candidate)).toBe(1)
})

test('a key is one account’s and stands for one request', async () => {
  const [candidate, other] = [await aCandidate(), await aCandidate()]
  await add(candidate, 'a-key')
  const changed = await add(candidate, 'a-key', 'Fransızca')
  expect([changed.statusCode, changed.json().code]).toEqual([422, 'request.keyReused'])
  expect((await add(other, 'a-key', 'Fransızca')).statusCode).toBe(201)
  const broken = await add(candidate, 'x'.repeat(256))
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.keyInvalid'])
  expect([await competenciesOf(candidate), await competenciesOf(other)]).toEqual([1, 1])
})

test('a refusal is not kept: what is wrong with the request can be mended', async () => {
  const candidate = await aCandidate()
  expect((await add(candidate, 'a-key', '')).statusCode).toBe(400)
  expect((await add(candidate, 'a-key')).statusCode).toBe(201)
})

test('after a day a key is new again, and is swept', async () => {
  const candidate = await aCandidate()
  await add(candidate, 'a-key')
  const age = () => database().update(requestKeys).set({ at: sql`now() - interval '25 hours'` })
  await age()
  expect((await add(candidate, 'a-key', 'Fransızca')).statusCode).toBe(201)
  expect(await competenciesOf(candidate)).toBe(2)
  await age()
  expect(await sweepRequestKeys()).toBeGreaterThan(0)
  expect(await database().$count(requestKeys)).toBe(0)
})

test('a process that dies leaves what was done and its key behind, or neither', async () => {
  const candidate = await aCandidate()
  const { accountId, candidateId } = candidate
  const request = { accountId, call: 'POST /somewhere', key: 'a-key', fingerprint: 'the same' }
  const addRow = () =>
    database().transaction(async (tx) => {
      const row = { id: crypto.randomUUID(), candidateId, type: 'language', content: 'Almanca' } as const
      await tx.insert(candidateCompetencies).values(row)
      return 'done'
    })
  const died = new Error('killed')
  const inside = runOnce(request, () =>
    database().transaction(async (tx) => {
      await tx
        .insert(candidateCompetencies)
        .values({ id: crypto.randomUUID(), candidateId, type: 'skill', content: 'x' })
      throw died
    }),
  )
  await expect(inside).rejects.toBe(died)
  expect([await competenciesOf(candidate), await database().$count(requestKeys)]).toEqual([0, 0])

  const after = runOnce(request, async () => {
    await addRow()
    throw died
  })
  await expect(after).rejects.toBe(died)
  expect(await competenciesOf(candidate)).toBe(1)
  await expect(runOnce(request, addRow)).rejects.toMatchObject({ code: 'request.underWay' })
  await database().update(requestKeys).set({ at: sql`now() - interval '2 minutes'` })
  await expect(runOnce(request, addRow)).rejects.toMatchObject({ code: 'request.answerLost' })
  expect(await competenciesOf(candidate)).toBe(1)
})
