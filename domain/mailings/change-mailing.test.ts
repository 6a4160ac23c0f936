import { expect, test } from 'vitest'
import { listApplicationMessages } from '#domain/conversations/list-application-messages.ts'
import { mailingIds, mailingWorld } from '../../tests/mailing-world.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from './change-mailing.ts'
import { deliverMailing } from './delivering/deliver-mailing.ts'
import { resumeMailings } from './delivering/resume-mailings.ts'
import { readMailing } from './list-mailings.ts'

const { connection, company, mail, aFormWith, release, creditsLeft } = mailingWorld()

test('called back while it is held: nobody gets it, the credits return, and it is too late afterwards', async () => {
  const { ids, candidates, write } = await aFormWith(3)
  const before = await creditsLeft()
  const answer = await write()
  expect((await readMailing(company.caller, mailingIds(ids, answer))).can.callBack).toBe(true)
  expect(await callBackMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'calledBack',
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

test('paused, it waits; gone on, it sends the rest; stopped, the rest get nothing and their credits return', async () => {
  const { ids, applicationIds, write } = await aFormWith(4)
  const before = await creditsLeft()
  const answer = await write()
  const own = mailingIds(ids, answer)
  // Two of them are due later, as behind a pace.
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
