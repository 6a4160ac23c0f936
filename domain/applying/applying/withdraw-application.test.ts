import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { handIn } from '../../../tests/applying.ts'
import { aCandidate, anApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { withdrawApplication } from './withdraw-application.ts'

testDatabase()

const { aForm } = testCompany()

test('a withdrawal is confirmed by e-mail, once', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form)
  await handIn(candidate, begun)
  const { caller, candidateId, email } = candidate
  const ids = { candidateId, id: begun.id, reason: '' }
  await Promise.all([withdrawApplication(caller, ids), withdrawApplication(caller, ids)])
  const told = await database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.subject, 'Başvurunu geri çektin%')))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('başvurunu artık değerlendirmeyecek')
})
