import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { greeting, mailingIds, mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { readMailing } from './list-mailings.ts'

const { connection, company, mail, gateway, aFormWith, release, creditsLeft } = mailingWorld()

describe('unreachable recipients are listed, not silently dropped', () => {
  test('by channel, and refused only where no channel is left', async () => {
    const { candidates, applicationIds, write } = await aFormWith(5)
    const [withPhone, unverified, muted, optedOut, withdrawn] = candidates
    const set = (accountId: string | undefined, values: Partial<typeof accounts.$inferInsert>) =>
      database()
        .update(accounts)
        .set(values)
        .where(eq(accounts.id, accountId ?? ''))
    await set(withPhone?.accountId, { gsm: '+905321234567', gsmVerifiedAt: new Date() })
    await set(unverified?.accountId, { emailVerifiedAt: null, gsm: '+905321234568' })
    await database()
      .update(applications)
      .set({ notify: false })
      .where(eq(applications.id, muted?.application.id ?? ''))
    await database()
      .insert(notificationPreferences)
      .values({
        accountId: optedOut?.accountId ?? '',
        kind: 'messages',
        inApp: true,
        email: false,
        sms: false,
      })
    await database()
      .update(applications)
      .set({ status: 'Withdrawn' })
      .where(eq(applications.id, withdrawn?.application.id ?? ''))

    const channels: ('inApp' | 'email' | 'sms')[] = ['inApp', 'email', 'sms']
    const dry = await write({ channels, dryRun: true })
    expect(dry).toMatchObject({ actId: null, mailingId: null, changed: 4, credits: 2 })
    expect(dry.refused).toMatchObject([{ reason: 'withdrawn', count: 1 }])
    expect(dry.reached).toEqual({ inApp: 4, email: 1, sms: 1 })
    expect(dry.unreached.map(({ channel, reason, count }) => [channel, reason, count])).toEqual([
      ['email', 'optedOut', 2],
      ['email', 'noAddress', 1],
      ['sms', 'noNumber', 3],
    ])
    expect(dry.unreached[1]?.sample).toEqual([{ id: unverified?.application.id, name: 'Adayb Yılmaz' }])

    const strict = await write({ channels: ['email', 'sms'], dryRun: true })
    expect(strict.changed).toBe(1)
    expect(strict.refused.map(({ reason, count }) => [reason, count])).toEqual([
      ['optedOut', 2],
      ['noAddress', 1],
      ['withdrawn', 1],
    ])

    const { mailingId } = await write({
      channels,
      texts: { tr: { ...greeting, sms: 'Kısa: {{name}}' } },
      subject: undefined,
      text: undefined,
    })
    await release(mailingId)
    expect(mail.received).toHaveLength(1)
    expect(gateway.received.map(({ body }) => body)).toEqual([{ to: '+905321234567', text: 'Kısa: Adaya' }])
    const shown = await database()
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.mailingId, mailingId ?? ''))
    expect(shown.map(({ applicationId }) => applicationId).sort()).toEqual(applicationIds.slice(0, 4).sort())
  })

  test('a candidate who withdraws while the message is held gets nothing, and it costs nothing', async () => {
    const { ids, candidates, write } = await aFormWith(2)
    const before = await creditsLeft()
    const answer = await write()
    await database()
      .update(applications)
      .set({ status: 'Withdrawn' })
      .where(eq(applications.id, candidates[0]?.application.id ?? ''))
    await release(answer.mailingId)
    expect(mail.received).toHaveLength(1)
    expect(await creditsLeft()).toBe(before - 1)
    expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
      state: 'done',
      creditsReturned: 1,
    })
  })
})

test('preferences changed while a message is written affect neither its cost nor its recipients', async () => {
  const { ids, candidates, write } = await aFormWith(2)
  const before = await creditsLeft()
  const other = await connection.pool.connect()
  await other.query('begin')
  // Writing waits for this row after the recipients are judged.
  await other.query('select from accounts where id = $1 for update', [company.accountId])
  const writing = write()
  await expect.poll(() => waitingForLocks()).toBe(1)
  await other.query(
    `insert into notification_preferences (account_id, kind, in_app, email, sms) values ($1, 'messages', true, false, false)`,
    [candidates[0]?.accountId],
  )
  await other.query('commit')
  other.release()
  const answer = await writing
  const sent = await database()
    .select()
    .from(deliveries)
    .where(eq(deliveries.mailingId, answer.mailingId ?? ''))
  expect(sent.map(({ email }) => email)).toEqual(['waiting', 'waiting'])
  expect(answer).toMatchObject({ credits: 2, reached: { email: 2 } })
  expect(await creditsLeft()).toBe(before - 2)
  expect((await readMailing(company.caller, mailingIds(ids, answer))).credits).toBe(2)
})

async function waitingForLocks() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await connection.pool.query(waiting)).rowCount
}
