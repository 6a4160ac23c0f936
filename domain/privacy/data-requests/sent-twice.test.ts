import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { sendDataRequest, withdrawDataRequest } from './own-data-requests.ts'

testDatabase()

test('a repeated request is one until it has ended; another kind or text is another request', async () => {
  const { caller, candidateId } = await aCandidate()
  const send = (kind: 'erasure' | 'access' = 'erasure', text = 'Başvurumu silin.') =>
    sendDataRequest(caller, { candidateId, companyId: null, kind, text })
  const [one, again] = await Promise.all([send(), send()])
  expect(again.id).toBe(one.id)
  const different = await Promise.all([send('access'), send('erasure', 'Hesabımı silin.')])
  await withdrawDataRequest(caller, { candidateId, dataRequestId: one.id })
  const anew = await send()
  expect(new Set([one, ...different, anew].map(({ id }) => id)).size).toBe(4)
  expect(await database().$count(dataRequests, eq(dataRequests.candidateId, candidateId))).toBe(4)
})
