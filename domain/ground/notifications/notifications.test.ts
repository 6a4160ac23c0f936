import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { notify } from './notify.ts'
import { notifyMembers } from './notify-members.ts'
import { notifyNews } from './notify-news.ts'
import { sendDigests } from './send-digests.ts'
import { sweepNotifications } from './sweep-notifications.ts'

const connection = testDatabase()

type Told = Parameters<typeof notify>[2]
const invited = {
  kind: 'interviews',
  event: 'interviewInvited',
  values: { title: 'Işık Bursu', companyName: 'Umut Vakfı' },
  address: '/student-dashboard/interviews',
  mail: 'now',
} as const
async function tell(candidateIds: string[], change: Partial<Omit<Told, 'event' | 'values'>> = {}) {
  await database().transaction((tx) => notify(tx, candidateIds, { ...invited, ...change }))
  await notifyNews()
}
const page = { filter: 'all', pageNumber: 1, pageSize: 20 } as const
const messagesTo = (recipient: string) => database().select().from(outbox).where(eq(outbox.recipient, recipient))

test("news are shown in the product in the reader's language, and e-mailed at once", async () => {
  const { caller, candidateId, email } = await aCandidate()
  await tell([candidateId])
  const inTurkish = await listNotifications(caller, page)
  expect(inTurkish).toMatchObject({ total: 1, unread: 1, pageNumber: 1, pageSize: 20 })
  expect(inTurkish.items[0]).toMatchObject({
    kind: 'interviews',
    event: 'interviewInvited',
    text: 'Umut Vakfı seni “Işık Bursu” başvurun için mülakata davet ediyor. Sana uyan saati seç.',
    address: '/student-dashboard/interviews',
    readAt: null,
  })
  const inEnglish = await listNotifications({ ...caller, language: 'en' }, page)
  expect(inEnglish.items[0]?.text).toMatch(/^Umut Vakfı invites you to an interview/)
  const [mail] = await messagesTo(email)
  expect(mail).toMatchObject({ channel: 'email', subject: 'Mülakat için saat seç: Işık Bursu' })
  expect(mail?.text).toContain(inTurkish.items[0]?.text)
})

test('a deadline is written out in the reader’s language', async () => {
  const { caller, candidateId } = await aCandidate()
  const values = { ...invited.values, closesAt: '2026-12-01T20:59:00.000Z' }
  const news = { kind: 'applications', event: 'unfinishedSoon', values } as const
  await database().transaction((tx) =>
    notify(tx, [candidateId], { ...news, address: '/student-dashboard/applications', mail: 'never' }),
  )
  const { items } = await listNotifications(caller, page)
  expect(items[0]?.text).toContain('1 Aralık 2026 23:59 (İstanbul\u00a0saati)')
})

test('an SMS is sent only where it is wanted and the number is verified, and without the line for codes', async () => {
  const gsmVerifiedAt = new Date()
  const [wants, unproved, never] = await Promise.all([
    aCandidate({ gsm: '+905321112233', gsmVerifiedAt }),
    aCandidate({ gsm: '+905321112244' }),
    aCandidate({ gsm: '+905321112255', gsmVerifiedAt }),
  ])
  const quiet = { accountId: never.accountId, kind: 'interviews', inApp: false, email: false, sms: false }
  await database().insert(notificationPreferences).values(quiet)
  await tell([wants.candidateId, unproved.candidateId, never.candidateId])
  expect(await messagesTo('+905321112233')).toMatchObject([
    {
      channel: 'sms',
      text: 'Köprü: Umut Vakfı seni “Işık Bursu” başvurun için mülakata davet ediyor. Sana uyan saati seç.',
    },
  ])
  expect(await messagesTo('+905321112244')).toEqual([])
  expect(await messagesTo('+905321112255')).toEqual([])
  expect(await messagesTo(never.email)).toEqual([])
  expect(await listNotifications(never.caller, page)).toMatchObject({ total: 0 })
})

test('a calendar event is attached to the e-mail, as it was when the news were added', async () => {
  const { candidateId, accountId, email } = await aCandidate({ name: 'Çiğdem', surname: 'Işık' })
  await database().transaction((tx) => notify(tx, [candidateId], invited))
  const event = {
    uid: newId(),
    sequence: 2,
    startsAt: '2027-03-26T09:00:00.000Z',
    minutes: 30,
    summary: 'Mülakat: Işık Bursu',
    description: '',
    location: null,
    url: 'https://kopru.example/',
    organizer: 'Umut Vakfı',
  }
  await database()
    .update(notifications)
    .set({ calendar: { method: 'CANCEL', event } })
    .where(eq(notifications.accountId, accountId))
  await notifyNews()
  const [mail] = await messagesTo(email)
  expect(mail?.calendar?.method).toBe('CANCEL')
  const lines = mail?.calendar?.content.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', `UID:${event.uid}`, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  expect(lines).toContain('ORGANIZER;CN="Umut Vakfı":mailto:no-reply@kopru.example')
  expect(lines?.find((line) => line.startsWith('ATTENDEE'))).toMatch(`CN="Çiğdem Işık":MAILTO:${email}`)
})

test('immediate news are sent once, however many workers share the work', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => aCandidate()))
  const ids = many.map(({ candidateId }) => candidateId)
  await database().transaction((tx) => notify(tx, ids, invited))
  await Promise.all([notifyNews({}, 3), notifyNews({}, 3), notifyNews({}, 3)])
  await notifyNews()
  for (const { email } of many) expect(await messagesTo(email)).toHaveLength(1)
})

test('members get their own news and read them in the product', async () => {
  const { companyId } = await aCompany()
  const [own, other] = [await aMember(companyId, {}), await aMember(companyId, {})]
  await database().transaction((tx) =>
    notifyMembers(
      tx,
      [own, other].map(({ caller }, at) => ({
        accountId: caller.person.accountId,
        values: { title: 'Işık Bursu', count: at + 1 },
      })),
      { kind: 'applications', event: 'applicationsAssigned', address: '/organizations-dashboard/forms/7/applications' },
    ),
  )
  expect(await listNotifications(own.caller, page)).toMatchObject({
    total: 1,
    unread: 1,
    items: [
      {
        text: '“Işık Bursu” formunda 1 başvuru size atandı.',
        address: '/organizations-dashboard/forms/7/applications',
        readAt: null,
      },
    ],
  })
  expect(await markNotificationsRead(own.caller, {})).toEqual({ unread: 0 })
  expect(await listNotifications(own.caller, { ...page, filter: 'unread' })).toMatchObject({ total: 0, items: [] })
  expect(await listNotifications(other.caller, page)).toMatchObject({ total: 1, unread: 1 })
})

test("news are marked read one by one or all at once, and only the caller's own", async () => {
  const [own, other] = await Promise.all([aCandidate(), aCandidate()])
  for (let count = 0; count < 3; count++) await tell([own.candidateId, other.candidateId], { mail: 'never' })
  const { items } = await listNotifications(own.caller, page)
  const first = [items[0]?.id ?? '']
  expect(await markNotificationsRead(own.caller, { ids: first })).toEqual({ unread: 2 })
  expect(await listNotifications(own.caller, { ...page, filter: 'unread' })).toMatchObject({
    total: 2,
    items: [{ id: items[1]?.id }, { id: items[2]?.id }],
  })
  expect(await markNotificationsRead(other.caller, { ids: first })).toEqual({ unread: 3 })
  expect(await markNotificationsRead(own.caller, {})).toEqual({ unread: 0 })
  expect(await listNotifications(other.caller, page)).toMatchObject({ unread: 3 })
})

test('the daily e-mail contains the unread news, once, however many processes send it', async () => {
  const [busy, read, calm] = await Promise.all([aCandidate(), aCandidate(), aCandidate()])
  for (let count = 0; count < 12; count++) await tell([busy.candidateId], { mail: 'digest' })
  await tell([read.candidateId], { mail: 'digest' })
  await tell([calm.candidateId], { mail: 'never' })
  await markNotificationsRead(read.caller, {})

  await Promise.all([sendDigests({}, 1), sendDigests({}, 1)])
  await sendDigests()
  const mails = await messagesTo(busy.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Mülakat için saat seç: Işık Bursu ve 11 bildirim daha'])
  expect(mails[0]?.text.match(/^- /gm)).toHaveLength(11)
  expect(mails[0]?.text).toContain('- ve 2 bildirim daha')
  expect(mails[0]?.html?.match(/<li /g)).toHaveLength(11)
  expect(mails[0]?.link).toBe('https://kopru.example/student-dashboard/notifications')
  for (const { email } of [read, calm]) expect(await messagesTo(email)).toEqual([])

  await tell([busy.candidateId], { mail: 'digest' })
  await sendDigests()
  expect((await messagesTo(busy.email)).map(({ subject }) => subject)).toContain('Mülakat için saat seç: Işık Bursu')
})

test('accounts that are closed or without a verified address get no e-mail', async () => {
  const [unproved, gone] = await Promise.all([aCandidate({ emailVerifiedAt: null }), aCandidate()])
  await tell([unproved.candidateId, gone.candidateId], { mail: 'digest' })
  await database().update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, gone.accountId))
  await tell([unproved.candidateId, gone.candidateId])
  await sendDigests()
  for (const { email } of [unproved, gone]) expect(await messagesTo(email)).toEqual([])
})

test('news are deleted after a year', async () => {
  const { caller, candidateId } = await aCandidate()
  await tell([candidateId], { mail: 'never' })
  await tell([candidateId], { mail: 'never' })
  const { items } = await listNotifications(caller, page)
  const longAgo = new Date(Date.now() - 366 * 86_400_000)
  await database()
    .update(notifications)
    .set({ createdAt: longAgo })
    .where(eq(notifications.id, items[0]?.id ?? ''))
  expect(await sweepNotifications({ days: 365 })).toBe(1)
  expect(await listNotifications(caller, page)).toMatchObject({ total: 1 })
})

test("among many news, the caller's own and the unread ones are found by their indexes", async () => {
  const { caller, accountId } = await aCandidate()
  await connection.pool.query(
    `insert into notifications (id, account_id, kind, event, values, created_at, read_at)
     select gen_random_uuid(), accounts.id, 'messages', 'messageReceived', '{"title": "Burs", "companyName": "Vakıf"}',
       now() - n * interval '1 minute', case when n % 10 > 0 then now() end
     from accounts cross join generate_series(1, 500) as n`,
  )
  await connection.pool.query('analyze notifications')
  const plans = (await plansOf(connection.pool, () => listNotifications(caller, page))).join('\n')
  expect(plans).not.toContain('Seq Scan on notifications')
  expect(plans).toMatch(/Index Scan using notifications_account /)
  expect(await database().$count(notifications, eq(notifications.accountId, accountId))).toBe(500)
})
