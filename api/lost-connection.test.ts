import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { connect, database, setConnection } from '#database/connection.ts'
import { aCandidate, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { answer } from './answer.ts'

const connection = testDatabase()
const startApi = testApi()

const busy = [503, 'server.busy', '2']

test('a call that loses its connection in a transaction is a 503, and the next one a 200', async () => {
  let isLosing = true
  const write = call('POST', '/write', { summary: 'A test', output: z.object({ done: z.literal(true) }), may: anyone })
  const { app } = await startApi({
    answers: [
      answer(write, () =>
        database().transaction(async (tx) => {
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          if (isLosing) await connection.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
          await tx.execute(sql`select 1`)
          return { done: true as const }
        }),
      ),
    ],
  })
  const lost = await app.inject({ method: 'POST', url: '/api/write' })
  expect([lost.statusCode, lost.json().code, lost.headers['retry-after']]).toEqual(busy)
  isLosing = false
  expect((await app.inject({ method: 'POST', url: '/api/write' })).statusCode).toBe(200)
})

test.each([
  ['a server that is away', 'postgresql://kopru@127.0.0.1:9/kopru'],
  ['a socket that is away', 'postgresql:///kopru?host=%2Fnowhere&user=kopru'],
])('%s is a 503 for calls and uploads alike', async (_, url) => {
  const candidate = await aCandidate()
  const headers = await bearer(candidate.caller.person)
  const { app } = await startApi()
  const away = connect(url)
  setConnection(away)
  try {
    const read = await app.inject({ url: `/api/candidates/${candidate.candidateId}/profile`, headers })
    expect([read.statusCode, read.json().code, read.headers['retry-after']]).toEqual(busy)
    const begun = await app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-length': '5' },
    })
    expect([begun.statusCode, begun.json().code, begun.headers['retry-after']]).toEqual(busy)
  } finally {
    setConnection(connection)
    await away.close()
  }
})
