import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addNotes as addNotesCall } from '#contract/review/notes.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { callBackMailing, pauseMailing, stopMailing } from '#domain/review/mailings/change-mailing.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { suffixed } from '#platform/text/suffixes.ts'
import { mailingIds, mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { listActs } from './list-acts.ts'

const { connection, company, aFormWith, release } = mailingWorld()

type Ids = Awaited<ReturnType<typeof aFormWith>>['ids']

const latestOf = async (ids: Ids) => (await listActs(company.caller, { ...ids, pageNumber: 1, pageSize: 1 })).items[0]

const messagesIn = async (ids: Ids, appId: string | undefined) => {
  const { items } = await listCompanyHistory(company.caller, { ...ids, appId: appId ?? '' })
  return items.flatMap(({ event, text }) => (event.startsWith('message') ? text : []))
}

test('an act names the person only if it changed a single, unsealed application', async () => {
  const { ids, applicationIds } = await aFormWith(2)
  const note = (some: string[]) =>
    addNotes(company.caller, { ...ids, ...addNotesCall.body.parse({ applicationIds: some, text: 'Not' }) })
  const [applicationId = ''] = applicationIds
  await note([applicationId])
  expect(await latestOf(ids)).toMatchObject({
    changed: 1,
    about: { applicationId, name: 'Adaya Yılmaz' },
    sending: null,
  })
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, applicationId))
  expect(await latestOf(ids)).toMatchObject({ changed: 1, about: null })
  await database().update(applications).set({ sealed: false }).where(eq(applications.id, applicationId))
  await note(applicationIds)
  expect(await latestOf(ids)).toMatchObject({ changed: 2, about: null })
})

test('acts and history show the state of a mailing: held, then sent', async () => {
  const { ids, applicationIds, write } = await aFormWith(2)
  const { mailingId } = await write()
  expect(await latestOf(ids)).toMatchObject({ changed: 2, sending: { state: 'held', sent: 0 } })
  expect(await messagesIn(ids, applicationIds[0])).toEqual(['Mesaj yazıldı, birazdan gönderilecek.'])
  await release(mailingId)
  expect(await latestOf(ids)).toMatchObject({ sending: { state: 'done', sent: 2 } })
  expect(await messagesIn(ids, applicationIds[0])).toEqual(['Mesaj gönderildi.'])
})

test('history names the time of a planned message', async () => {
  const { ids, applicationIds, write } = await aFormWith(1)
  const sendAt = new Date(Date.now() + 40 * 3_600_000).toISOString()
  await write({ sendAt })
  const when = suffixed(formatDateTime(sendAt, 'tr'), 'locative')
  expect(await messagesIn(ids, applicationIds[0])).toEqual([`Mesaj yazıldı, ${when} gönderilecek.`])
})

test('a mailing that was called back is shown as never sent', async () => {
  const { ids, applicationIds, write } = await aFormWith(1)
  await callBackMailing(company.caller, mailingIds(ids, await write()))
  expect(await latestOf(ids)).toMatchObject({ sending: { state: 'calledBack', sent: 0 } })
  expect(await messagesIn(ids, applicationIds[0])).toEqual(['Mesaj gönderilmeden geri alındı.', 'Mesaj yazıldı.'])
})

test('a mailing stopped half way shows how many received it, and its history names the others', async () => {
  const { ids, applicationIds, write } = await aFormWith(2)
  const answer = await write()
  const [first, last] = applicationIds
  await connection.pool.query(
    `update deliveries set due_at = now() + interval '1 hour' where mailing_id = $1 and application_id = $2`,
    [answer.mailingId, last],
  )
  await release(answer.mailingId)
  expect(await latestOf(ids)).toMatchObject({ sending: { state: 'sending', sent: 1 } })
  expect(await messagesIn(ids, last)).toEqual(['Mesaj yazıldı, gönderilmek üzere sırada.'])
  await pauseMailing(company.caller, mailingIds(ids, answer))
  expect(await messagesIn(ids, last)).toEqual(['Mesaj yazıldı, gönderim duraklatıldı.'])
  await stopMailing(company.caller, mailingIds(ids, answer))
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(await latestOf(ids)).toMatchObject({ changed: 2, sending: { state: 'stopped', sent: 1 } })
  expect(await messagesIn(ids, first)).toEqual(['Mesaj gönderildi.'])
  expect(await messagesIn(ids, last)).toEqual(['Gönderim durduruldu, mesaj gitmedi.', 'Mesaj yazıldı.'])
})
