import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { takesKey } from '#contract/request-key.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { requestKeys } from '#database/schema/request-keys.ts'
import { beginConfirmation } from '#domain/accounts/confirmation/begin-confirmation.ts'
import { runOnce } from '#domain/ground/request-keys/run-once.ts'
import { sweepRequestKeys } from '#domain/ground/request-keys/sweep-request-keys.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCandidate, aCompany, aForm, bearer } from '../tests/builders.ts'
import { secretOfTests, testDatabase } from '../tests/database.ts'
import { aPdf } from '../tests/made-files.ts'
import { testApi } from '../tests/server.ts'
import { lastMessageTo } from '../tests/visitor.ts'
import { aPaymentRound } from '../tests/worlds/payment-round.ts'
import { answersIn } from './api.ts'
import type { Server } from './server.ts'

const connection = testDatabase()
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

test('a request repeated under its key runs once and gets the first answer', async () => {
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

test('concurrent repetitions run once and get the same answer', async () => {
  const candidate = await aCandidate()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(candidate, 'a-key')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await competenciesOf(candidate)).toBe(1)
})

test('waiting repetitions hold no database connections', async () => {
  const { accountId } = await aCandidate()
  const request = { accountId, call: 'POST /somewhere', key: 'a-key', fingerprint: 'the same', earlierFingerprints: [] }
  const inside = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = runOnce(request, () =>
    database().transaction(async () => {
      inside.resolve()
      await end.promise
      return 'first'
    }),
  )
  await inside.promise
  const again = () => runOnce(request, () => database().transaction(async () => 'again'))
  const repeated = Array.from({ length: 2 * connection.pool.options.max }, again)
  const answers = await Promise.allSettled(repeated)
  const reasons = answers.map((answer) => answer.status === 'rejected' && answer.reason.code)
  expect(new Set(reasons)).toEqual(new Set(['request.underWay']))
  end.resolve()
  expect(await first).toBe('first')
  expect(await again()).toBe('first')
})

test('a search runs each time, with any key', async () => {
  const company = await aCompany()
  const { formId } = await aForm(company.companyId)
  const url = `/api/companies/${company.companyId}/forms/${formId}/applications`
  const headers = { ...(await bearer(company)), 'idempotency-key': 'a-key' }
  const search = (wanted: string) => app.inject({ method: 'POST', url, headers, body: { search: wanted } })
  expect((await search('Ayşe')).statusCode).toBe(200)
  expect((await search('Fatma')).statusCode).toBe(200)
  expect(await database().$count(requestKeys, eq(requestKeys.accountId, company.accountId))).toBe(0)
})

test('a complete IBAN is read, and the reading recorded, each time, with any key', async () => {
  const { company, companyId, formId, aPayee } = await aPaymentRound()
  const { appId } = await aPayee()
  const [asked] = await database().select().from(bankInfos).where(eq(bankInfos.applicationId, appId))
  const url = `/api/companies/${companyId}/forms/${formId}/applications/${appId}/bank-infos/${asked?.id}/iban`
  const headers = { ...bearer(company), 'idempotency-key': 'a-key' }
  for (const times of [1, 2]) {
    const read = await app.inject({ method: 'POST', url, headers })
    expect([read.statusCode, read.json().iban]).toEqual([200, 'TR330006100519786457841326'])
    const isReading = and(eq(applicationHistory.applicationId, appId), eq(applicationHistory.event, 'sensitiveRead'))
    expect(await database().$count(applicationHistory, isReading)).toBe(times)
  }
  expect(await database().$count(requestKeys, eq(requestKeys.accountId, company.accountId))).toBe(0)
})

test('no stored answer has a field for a secret or an encrypted number, or an address that opens a file', () => {
  const named = /"(iban|tckn|secret|recoveryCodes|accessToken|refreshToken)":/
  // A link to a file, whose reading is recorded, and the secret address of a calendar feed.
  const addresses = ['SignedLink', 'CalendarFeed']
  // The account on orders is the seller's own, and public.
  const isOrder = (path: string) => /\/orders|\/subscription\/history/.test(path)
  const kept = answersIn('production').flatMap(({ call }) => {
    if (!takesKey(call) || isOrder(call.path)) return []
    const schema = JSON.stringify(z.toJSONSchema(call.output, { unrepresentable: 'any', io: 'output' }))
    const id = String(call.output.meta()?.id)
    const [, field] = addresses.includes(id) ? [id, id] : (named.exec(schema) ?? [])
    return field ? [`${call.method} ${call.path}: ${field}`] : []
  })
  expect(kept).toEqual([])
})

test('a key belongs to one account and one request', async () => {
  const [candidate, other] = [await aCandidate(), await aCandidate()]
  await add(candidate, 'a-key')
  const changed = await add(candidate, 'a-key', 'Fransızca')
  expect([changed.statusCode, changed.json().code]).toEqual([422, 'request.keyReused'])
  expect((await add(other, 'a-key', 'Fransızca')).statusCode).toBe(201)
  const broken = await add(candidate, 'x'.repeat(256))
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.keyInvalid'])
  expect([await competenciesOf(candidate), await competenciesOf(other)]).toEqual([1, 1])
})

test('the stored hashes cannot be guessed by brute force with the database alone', async () => {
  const [candidate, other] = [await aCandidate(), await aCandidate()]
  const fingerprintOf = async ({ accountId }: Candidate) =>
    (await database().select().from(requestKeys).where(eq(requestKeys.accountId, accountId)))[0]?.fingerprint
  await add(candidate, 'a-key')
  await add(other, 'a-key')
  const body = { type: 'language', content: 'Almanca', level: 'B2' }
  const params = { candidateId: candidate.candidateId }
  for (const guess of [
    [params, {}, body],
    [candidate.accountId, params, {}, body],
  ]) {
    const hash = createHash('sha256').update(JSON.stringify(guess)).digest('base64url')
    expect(await fingerprintOf(candidate)).not.toBe(hash)
  }
  expect(await fingerprintOf(candidate)).not.toBe(await fingerprintOf(other))
})

test('a key still matches after the server’s secret has changed', async () => {
  const candidate = await aCandidate()
  const first = await add(candidate, 'a-key')
  setSecret('a new secret of the tests', [secretOfTests])
  try {
    const again = await add(candidate, 'a-key')
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect((await add(candidate, 'a-key', 'Fransızca')).json().code).toBe('request.keyReused')
  } finally {
    setSecret(secretOfTests)
  }
})

test('a refusal is not stored: a corrected request may be sent again', async () => {
  const candidate = await aCandidate()
  expect((await add(candidate, 'a-key', '')).statusCode).toBe(400)
  expect((await add(candidate, 'a-key')).statusCode).toBe(201)
})

test('after a day a key can be used anew, and is swept', async () => {
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

test('a process that dies leaves both the change and its key, or neither', async () => {
  const candidate = await aCandidate()
  const { accountId, candidateId } = candidate
  const request = { accountId, call: 'POST /somewhere', key: 'a-key', fingerprint: 'the same', earlierFingerprints: [] }
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

test('a call that fails after storing its file is completed by a repetition', async () => {
  const candidate = await aCandidate()
  const body = { documentTypeId: 2, file: (await aPdf()).toString('base64'), fileName: 'belge.pdf' }
  const hand = async () =>
    app.inject({
      method: 'POST',
      url: `/api/candidates/${candidate.candidateId}/documents`,
      headers: { ...(await bearer(candidate)), 'idempotency-key': 'a-key' },
      body,
    })
  const failed = await whileLost('candidate_documents', hand)
  expect(failed.statusCode).toBe(503)
  expect(await database().$count(requestKeys, eq(requestKeys.accountId, candidate.accountId))).toBe(0)
  const again = await hand()
  expect(again.statusCode).toBe(201)
  expect((await hand()).json()).toEqual(again.json())
  const { candidateId } = candidate
  expect(await database().$count(candidateDocuments, eq(candidateDocuments.candidateId, candidateId))).toBe(1)
})

test('a session is not reported as confirmed when only its code was used up', async () => {
  const candidate = await aCandidate({ passwordHash: null, provider: 'Google' })
  await beginConfirmation(candidate.caller, { way: 'email' })
  const { code } = await lastMessageTo(candidate.email)
  const confirm = async () =>
    app.inject({
      method: 'POST',
      url: '/api/accounts/confirmation',
      headers: { ...(await bearer(candidate)), 'idempotency-key': 'a-key' },
      body: { code },
    })
  expect((await whileLost('sessions', confirm)).statusCode).toBe(503)
  expect((await confirm()).json().code).toBe('accounts.wrongCode')
})

/** Ends the connection of any transaction that writes to a table. */
async function whileLost<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database().execute(sql`
    create or replace function lose_connection() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  const name = sql.identifier(table)
  await database().execute(sql`
    create trigger lost before insert or update on ${name} for each row execute function lose_connection()`)
  try {
    return await work()
  } finally {
    await database().execute(sql`drop trigger lost on ${name}`)
  }
}
