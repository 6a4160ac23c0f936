import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { aCandidate, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { exportRound, named } from '../../../tests/worlds/export-round.ts'
import { beginTrial } from './begin-trial.ts'
import { endPackages } from './end-packages.ts'

testDatabase()
const round = exportRound()

test('after its package has ended an organization can do everything except what costs credits', async () => {
  const { companyId } = round.company()
  const { formId, ids } = await round.aFormWith([named('Ada', 'Ak')])
  const open = await aPublishedForm(round.company())
  await database().transaction((tx) => beginTrial(tx, companyId))
  await database()
    .update(subscriptions)
    .set({ expiryAt: sql`now() - interval '1 day'` })
    .where(eq(subscriptions.companyId, companyId))
  await endPackages()
  const list = `/forms/${formId}/applications`

  // Its form stays open: new applications are sealed, which candidates do not notice.
  const { id } = await aSubmittedApplication(await aCandidate(), open)
  const [came] = await database().select().from(applications).where(eq(applications.id, id))
  expect(came).toMatchObject({ status: 'Submitted', sealed: true })

  // Applications that are open can be read, annotated, exported and answered within Köprü.
  const statusOf = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await round.ask(method, path, body)).statusCode
  expect(await statusOf('GET', `${list}/${ids[0]}`)).toBe(200)
  expect(await statusOf('POST', `${list}/notes`, { applicationIds: ids, text: 'Görüşüldü' })).toBe(200)
  expect((await round.excel(formId)).statusCode).toBe(200)
  const message = { applicationIds: ids, subject: 'Merhaba', text: 'Nasılsın?' }
  expect(await statusOf('POST', `${list}/messages`, { ...message, channels: ['inApp'] })).toBe(200)

  const refused = await round.ask('POST', `${list}/messages`, { ...message, channels: ['inApp', 'email'] })
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'credits.exhausted'])
})
