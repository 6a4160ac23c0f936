import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { database } from '#database/connection.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { mailings } from '#database/schema/mailings.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { mailThrough } from '#platform/mail.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { mailingIds, mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from './change-mailing.ts'
import { deliverMailing } from './delivering/deliver-mailing.ts'
import { resumeMailings } from './delivering/resume-mailings.ts'
import { listDeliveries } from './list-deliveries.ts'
import { readMailing } from './list-mailings.ts'

const { connection, company, mail, gateway, deliverThrough, aFormWith, release, creditsLeft } = mailingWorld()

test('called back while held, a message reaches no candidate and its credits return; later it is refused', async () => {
  const { ids, candidates, write } = await aFormWith(3)
  const before = await creditsLeft()
  const answer = await write()
  const held = await readMailing(company.caller, mailingIds(ids, answer))
  expect(held.can.callBack).toBe(true)
  // By the server's clock, which may differ from the browser's.
  expect(held.releaseIn).toBeGreaterThan(0)
  expect(held.releaseIn).toBeLessThanOrEqual(heldSeconds)
  expect(await callBackMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'calledBack',
    releaseIn: 0,
    creditsReturned: 3,
    numbers: { shown: 0, sent: 0, left: 3 },
  })
  expect(await creditsLeft()).toBe(before)
  await release(answer.mailingId)
  expect(mail.received).toEqual([])
  const first = candidates[0]
  const own = { candidateId: first?.candidateId ?? '', id: first?.application.id ?? '' }
  expect((await listApplicationMessages(company.caller, own)).items).toEqual([])
  await expect(callBackMailing(company.caller, mailingIds(ids, answer))).rejects.toMatchObject({
    code: 'mailings.over',
  })
  await expect(stopMailing(company.caller, mailingIds(ids, answer))).rejects.toMatchObject({ code: 'mailings.over' })
  expect(await creditsLeft()).toBe(before)
})

test('a message planned for a time waits until then, is paid for now, and can be cancelled', async () => {
  const { ids, write } = await aFormWith(2)
  const before = await creditsLeft()
  const sendAt = new Date(Date.now() + 40 * 3_600_000).toISOString()
  const [cancelled, sent] = [await write({ sendAt }), await write({ sendAt })]
  expect(cancelled.releaseAt).toBe(sendAt)
  expect(await creditsLeft()).toBe(before - 4)
  expect(await readMailing(company.caller, mailingIds(ids, cancelled))).toMatchObject({
    state: 'held',
    isPlanned: true,
    releaseAt: sendAt,
    can: { callBack: true },
  })
  // The half minute of holding is over, but its time has not come.
  await release(cancelled.mailingId)
  await resumeMailings()
  expect(mail.received).toEqual([])
  await callBackMailing(company.caller, mailingIds(ids, cancelled))
  expect(await creditsLeft()).toBe(before - 2)

  for (const [table, column, key] of [
    ['mailings', 'release_at', 'id'],
    ['deliveries', 'due_at', 'mailing_id'],
  ])
    await connection.pool.query(`update ${table} set ${column} = now() where ${key} = $1`, [sent.mailingId])
  await deliverMailing({ mailingId: sent.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
  expect(await creditsLeft()).toBe(before - 2)
  expect(await readMailing(company.caller, mailingIds(ids, sent))).toMatchObject({ state: 'done', isPlanned: false })
})

test('a message cannot be planned for a past time or years ahead', async () => {
  const { write } = await aFormWith(1)
  const before = await creditsLeft()
  for (const days of [-1, 400]) {
    const sendAt = new Date(Date.now() + days * 86_400_000).toISOString()
    await expect(write({ sendAt })).rejects.toMatchObject({ code: 'mailings.sendAtPast' })
  }
  expect(await creditsLeft()).toBe(before)
  // A time within the seconds of holding does not shorten them.
  const { releaseAt } = await write({ sendAt: new Date(Date.now() + 5000).toISOString() })
  expect(Date.parse(releaseAt ?? '') - Date.now()).toBeGreaterThan(25_000)
})

test('a mailing can be paused, resumed and stopped; unsent messages are dropped and their credits return', async () => {
  const { ids, applicationIds, write } = await aFormWith(4)
  const before = await creditsLeft()
  const answer = await write()
  const own = mailingIds(ids, answer)
  // Two of them are due later, as if delayed by the rate limit.
  await connection.pool.query(
    `update deliveries set due_at = now() + interval '1 hour' where mailing_id = $1 and application_id = any($2::uuid[])`,
    [answer.mailingId, applicationIds.slice(2)],
  )
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(2)
  expect(await readMailing(company.caller, own)).toMatchObject({ state: 'sending', numbers: { sent: 2, left: 2 } })
  expect(await pauseMailing(company.caller, own)).toMatchObject({ state: 'paused', can: { resume: true, stop: true } })
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1 and application_id = $2`, [
    answer.mailingId,
    applicationIds[2],
  ])
  await deliverMailing({ mailingId: own.mailingId })
  await resumeMailings()
  expect(mail.received).toHaveLength(2)
  expect(await resumeMailing(company.caller, own)).toMatchObject({ state: 'sending' })
  await deliverMailing({ mailingId: own.mailingId })
  expect(mail.received).toHaveLength(3)
  expect(await stopMailing(company.caller, own)).toMatchObject({
    state: 'stopped',
    creditsReturned: 1,
    numbers: { shown: 3, sent: 3, failed: 0, left: 1 },
  })
  expect(await creditsLeft()).toBe(before - 3)
  await deliverMailing({ mailingId: own.mailingId })
  expect(mail.received).toHaveLength(3)
})

test('of two simultaneous stops one succeeds, and credits return once', async () => {
  const { ids, write } = await aFormWith(3)
  const before = await creditsLeft()
  const answer = await write()
  const own = mailingIds(ids, answer)
  mail.refuse(true)
  await release(answer.mailingId)
  const returned = () =>
    database().$count(creditEntries, and(eq(creditEntries.why, 'returned'), eq(creditEntries.aboutId, own.mailingId)))
  let stops: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await database().transaction(async (tx) => {
    await tx.select().from(mailings).where(eq(mailings.id, own.mailingId)).for('update')
    stops = Promise.allSettled([stopMailing(company.caller, own), stopMailing(company.caller, own)])
    await expect.poll(() => waitingForLocks()).toBe(2)
  })
  expect((await stops).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stops).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'mailings.over' }),
  })
  expect(await readMailing(company.caller, own)).toMatchObject({ state: 'stopped', creditsReturned: 3 })
  expect(await creditsLeft()).toBe(before)
  expect(await returned()).toBe(1)
})

const withPhone = { gsm: '+905321234567', gsmVerifiedAt: new Date() }
const both: ('email' | 'sms')[] = ['email', 'sms']

test('stopped while the SMS waits for a retry, only the credit of the SMS returns', async () => {
  const { ids, write } = await aFormWith(1, withPhone)
  const before = await creditsLeft()
  gateway.answerWith(503)
  const answer = await write({ channels: both })
  expect(answer.credits).toBe(2)
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(1)
  expect(await stopMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'stopped',
    creditsReturned: 1,
    numbers: { shown: 1, sent: 1, failed: 0, left: 1 },
  })
  expect(await creditsLeft()).toBe(before - 1)
  const { items } = await listDeliveries(company.caller, { ...mailingIds(ids, answer), pageNumber: 1, pageSize: 10 })
  expect(items).toMatchObject([{ state: 'stopped', email: 'sent', sms: 'waiting' }])
})

test('stopped while the e-mail is being sent and the SMS has failed, only the credit of the SMS returns', async () => {
  const { ids, write } = await aFormWith(1, withPhone)
  const before = await creditsLeft()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const sendMail = mailThrough(mail.url, 'Köprü <no-reply@kopru.example>')
  // A slow mail server.
  deliverThrough({
    sendMail: async (...outgoing) => {
      begin()
      await taken
      return sendMail(...outgoing)
    },
  })
  gateway.answerWith(503)
  const answer = await write({ channels: both })
  const sending = release(answer.mailingId)
  await begun
  await expect.poll(() => gateway.received.length).toBe(1)
  expect(await stopMailing(company.caller, mailingIds(ids, answer))).toMatchObject({ state: 'stopped' })
  take()
  await sending
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'stopped',
    creditsReturned: 1,
    numbers: { shown: 1, sent: 1, failed: 0, left: 1 },
  })
  expect(await creditsLeft()).toBe(before - 1)
})

test('stopped after a worker died, no credits return for its deliveries, which may have been sent', async () => {
  const { ids, write } = await aFormWith(2)
  const before = await creditsLeft()
  const answer = await write()
  mail.refuse(true)
  await release(answer.mailingId)
  await connection.pool.query(
    `update deliveries set is_taken = true, due_at = now() - interval '1 second'
     where id = (select id from deliveries where mailing_id = $1 limit 1)`,
    [answer.mailingId],
  )
  await stopMailing(company.caller, mailingIds(ids, answer))
  await resumeMailings()
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'stopped',
    creditsReturned: 1,
    numbers: { shown: 2, sent: 0, failed: 1, left: 1 },
  })
  expect(await creditsLeft()).toBe(before - 1)
})
