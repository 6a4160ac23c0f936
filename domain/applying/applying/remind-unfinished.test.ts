import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { remindUnfinished } from './remind-unfinished.ts'

testDatabase()

const { aForm } = testCompany()

test('candidates with unfinished drafts are reminded three days before the end, once, if the form wants that', async () => {
  const closesAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const { messages, dates } = wholeContent()
  const unfinished = { on: true, subject: 'Az kaldı', text: 'Seni bekliyoruz.' }
  const ending = { dates: { ...dates, closesAt } }
  const [loud, quiet] = [
    await aForm({ ...ending, messages: { ...messages, unfinished } }),
    await aForm({ ...ending, messages: { ...messages, unfinished: { ...unfinished, on: false } } }),
  ]
  const [unready, done, other, silent] = await Promise.all([aCandidate(), aCandidate(), aCandidate(), aCandidate()])
  const noMail = { kind: 'applications', inApp: true, email: false, sms: false }
  await database()
    .insert(notificationPreferences)
    .values({ accountId: silent.accountId, ...noMail })
  for (const person of [unready, silent]) await anApplication(person, loud)
  await aSubmittedApplication(done, loud)
  await anApplication(other, quiet)
  await Promise.all([remindUnfinished(), remindUnfinished()])
  await remindUnfinished()
  const mails = (await database().select().from(outbox)).filter(({ subject }) => subject === 'Az kaldı')
  expect(mails.map(({ recipient }) => recipient)).toEqual([unready.email])
  expect(mails[0]?.text).toContain('Seni bekliyoruz.')
  // A candidate who wants no e-mail sees it in the product.
  const news = { candidateId: silent.candidateId, filter: 'all', pageNumber: 1, pageSize: 5 } as const
  expect((await listNotifications(silent.caller, news)).items).toMatchObject([{ event: 'unfinishedSoon' }])
})
