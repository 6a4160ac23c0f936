import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { notifications } from '#database/schema/notifications.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { countUnreadReplies } from '#domain/review/conversations/count-unread-replies.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { markRepliesRead } from '#domain/review/conversations/mark-replies-read.ts'
import { replyToMessages } from '#domain/review/conversations/reply-to-messages.ts'
import { mailingIds, mailingWorld } from '../../../../tests/worlds/mailing-world.ts'
import { readMailing } from '../list-mailings.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { deliverMailing } from './deliver-mailing.ts'
import { resumeMailings } from './resume-mailings.ts'

const { connection, company, mail, aFormWith, release } = mailingWorld()

test('while a mail server accepts nothing no message is lost: on retry it arrives once', async () => {
  const { ids, write } = await aFormWith(2)
  const answer = await write()
  mail.refuse(true)
  await release(answer.mailingId)
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'sending',
    numbers: { shown: 2, sent: 0, left: 2 },
  })
  mail.refuse(false)
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1`, [answer.mailingId])
  await resumeMailings()
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
  const messages = await database().$count(
    applicationMessages,
    eq(applicationMessages.mailingId, answer.mailingId ?? ''),
  )
  expect(messages).toBe(2)
})

test('a delivery leased by one worker is not taken by another until the lease expires', async () => {
  const { write } = await aFormWith(2)
  const { mailingId } = await write({ channels: ['email'] })
  await connection.pool.query(
    `update deliveries set is_taken = true, due_at = now() + interval '1 minute' where mailing_id = $1`,
    [mailingId],
  )
  await release(mailingId)
  expect(mail.received).toEqual([])
  await connection.pool.query(`update deliveries set due_at = now() - interval '1 second' where mailing_id = $1`, [
    mailingId,
  ])
  await Promise.all([deliverMailing({ mailingId: mailingId ?? '' }), deliverMailing({ mailingId: mailingId ?? '' })])
  expect(mail.received).toHaveLength(2)
})

test('an answer is awaited from when the question is shown until it is answered', async () => {
  const { ids, candidates, write } = await aFormWith(1)
  const [one] = candidates
  if (!one) throw new Error('nobody')
  const own = { candidateId: one.candidateId, id: one.application.id }
  const actionOf = async () =>
    (await database().select().from(applications).where(eq(applications.id, own.id)))[0]?.action
  await expect(replyToMessages(one.caller, { ...own, text: 'Merhaba' })).rejects.toMatchObject({
    code: 'conversations.closed',
  })
  const { mailingId } = await write({ awaitsAnswer: true })
  expect(await actionOf()).toBe('None')
  await release(mailingId)
  expect(await actionOf()).toBe('AnswerRequested')
  expect(await listApplicationMessages(one.caller, own)).toMatchObject({
    items: [{ awaitsAnswer: true }],
    can: { reply: true },
  })
  const reply = await replyToMessages(one.caller, { ...own, text: 'Geliyorum.' })
  expect(reply).toMatchObject({ by: 'candidate', from: 'Adaya Yılmaz', text: 'Geliyorum.' })
  expect(await actionOf()).toBe('None')
  const { items: listed } = await searchApplications(company.caller, {
    ...ids,
    ...searchCall.body.parse({ unreadReply: true, columns: ['lastMessage'] }),
  })
  expect(listed).toMatchObject([{ id: own.id, lastMessage: { by: 'candidate', text: 'Geliyorum.', isUnread: true } }])
  expect(await countUnreadReplies(company.caller, ids)).toEqual({ applications: 1 })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
  expect(news).toMatchObject([{ event: 'replyReceived', kind: 'messages' }])
  await markRepliesRead(company.caller, { ...ids, appId: own.id })
  expect(await countUnreadReplies(company.caller, ids)).toEqual({ applications: 0 })
  const thread = { ...ids, appId: own.id, pageNumber: 1, pageSize: 1000 }
  expect((await listCompanyMessages(company.caller, thread)).items).toMatchObject([
    { by: 'candidate', text: 'Geliyorum.' },
    { by: 'company', awaitsAnswer: false },
  ])
})

test('a suspended organization sends nothing, not even the rest of a mailing, until the suspension ends', async () => {
  const { ids, write } = await aFormWith(2)
  const suspended = (since: Date | null) =>
    database().update(companies).set({ suspendedAt: since }).where(eq(companies.id, company.companyId))
  const answer = await write()
  await suspended(new Date())
  await release(answer.mailingId)
  await resumeMailings()
  expect(mail.received).toEqual([])
  const read = () => readMailing(company.caller, mailingIds(ids, answer))
  expect(await read()).toMatchObject({ state: 'held', numbers: { shown: 0, left: 2 } })
  // Suspended during the mailing: one is sent, the other waits for a retry.
  await suspended(null)
  await connection.pool.query(
    `update deliveries set due_at = now() + interval '1 minute'
     where id = (select max(id::text)::uuid from deliveries where mailing_id = $1)`,
    [answer.mailingId],
  )
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(1)
  await suspended(new Date())
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1`, [answer.mailingId])
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(await claimDeliveries(answer.mailingId ?? '', 10)).toBeUndefined()
  expect(await read()).toMatchObject({ state: 'sending', numbers: { sent: 1, left: 1 } })
  await suspended(null)
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
  expect(await read()).toMatchObject({ state: 'done', numbers: { sent: 2, left: 0 } })
})
