import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { visits } from '#database/schema/visits.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../tests/database.ts'
import { runs, scheduleOf, startWorker } from './server.ts'

const connection = testDatabase()
const log = createLog('silent')
const start = () =>
  startWorker({ connection, config: { visitsDays: 90, parts: new Set(['api', 'web', 'worker']) }, log })

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
const pathsLeft = async () => (await connection.db.select().from(visits)).map(({ path }) => path).sort()

test('every job has exactly one action', () => {
  const names = Object.values(jobs).map(({ name }) => name)
  expect(runs.map(({ job }) => job.name).sort()).toEqual(names.sort())
})

test('every recurring job is on the schedule', () => {
  const timed = Object.values(jobs).filter((job) => 'schedule' in job)
  const names = scheduleOf({ visitsDays: 90 }).map(({ job }) => job.name)
  expect(names.sort()).toEqual(timed.map(({ name }) => name).sort())
})

test('reports for members without applications are counted at start, not at the next full hour', async () => {
  const worker = await start()
  const closed = async () =>
    (await connection.pool.query("select state from pgboss.job where name = 'reports.closePeriods'")).rows
  await expect.poll(closed, { timeout: 12_000 }).toContainEqual({ state: 'completed' })
  await worker.stop()
})

test('old visits are deleted every night; a machine that was asleep catches up when it wakes', async () => {
  const first = await start()
  await first.stop()
  await connection.db.insert(visits).values([
    { id: newId(), path: '/old', locale: 'tr', at: daysAgo(91) },
    { id: newId(), path: '/recent', locale: 'tr', at: daysAgo(89) },
  ])
  await connection.pool.query("update pgboss.schedule set created_on = now() - interval '9 days'")
  await connection.pool.query("update pgboss.version set cron_on = now() - interval '2 days'")

  const second = await start()
  await expect.poll(pathsLeft, { timeout: 12_000 }).toEqual(['/recent'])
  await second.stop()
})

test('the schedule equals the code: removed entries stop', async () => {
  await connection.pool.query(
    "insert into pgboss.schedule (name, key, cron, timezone) values ('visits.sweep', 'old', '* * * * *', 'UTC')",
  )
  const worker = await start()
  await worker.stop()
  const { rows } = await connection.pool.query(
    'select name, key, cron, timezone, data from pgboss.schedule order by name collate "C"',
  )
  expect(rows).toEqual([
    { name: 'announcements.publish', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'applicationCounts.fold', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'applications.remind', key: '', cron: '12 9-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'awards.lapse', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'awards.remind', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'bankInfos.remind', key: '', cron: '32 9-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'communities.forgetRemovals', key: '', cron: '*/5 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'communities.sweepInvitations', key: '', cron: '37 4 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'contact.sweep', key: '', cron: '47 4 * * *', timezone: 'Europe/Istanbul', data: { days: 730 } },
    { name: 'dataCopies.resume', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'dataCopies.sweep', key: '', cron: '54 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'dataRequests.remind', key: '', cron: '37 8-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'dataRequests.sweep', key: '', cron: '13 5 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'entries.sweep', key: '', cron: '23 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'exports.resume', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'exports.sweep', key: '', cron: '52 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'formViews.fold', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'forms.close', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'interviews.lapse', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'interviews.remind', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'legalTexts.showInForce', key: '', cron: '0 0 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'mailings.resume', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'messages.sweep', key: '', cron: '27 4 * * *', timezone: 'Europe/Istanbul', data: { days: 30 } },
    { name: 'notifications.digest', key: '', cron: '0 9 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'notifications.sweep', key: '', cron: '57 4 * * *', timezone: 'Europe/Istanbul', data: { days: 365 } },
    { name: 'outreach.sweep', key: '', cron: '52 4 * * *', timezone: 'Europe/Istanbul', data: { days: 365 } },
    { name: 'participantCounts.fold', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'paymentTotals.fold', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'pictures.sweep', key: '', cron: '27 5 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'reports.closePeriods', key: '', cron: '7 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'reports.fold', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'reports.tellDaily', key: '', cron: '47 8-12 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'reports.tellMonthly', key: '', cron: '12 9-18 1-12 * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'requestKeys.sweep', key: '', cron: '41 * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'results.publishDue', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'retention.anonymise', key: '', cron: '19 1-6 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'retention.warn', key: '', cron: '37 9-12 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'savedForms.remind', key: '', cron: '7 9-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'sealed.openAffordable', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'sessions.sweep', key: '', cron: '37 4 * * *', timezone: 'Europe/Istanbul', data: { days: 30 } },
    { name: 'subscriptions.checkLedger', key: '', cron: '3 5 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'subscriptions.end', key: '', cron: '* * * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'subscriptions.tell', key: '', cron: '42 9-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'terms.remind', key: '', cron: '22 9-21 * * *', timezone: 'Europe/Istanbul', data: {} },
    { name: 'uploads.sweep', key: '', cron: '7 5 * * *', timezone: 'Europe/Istanbul', data: { days: 7 } },
    { name: 'visits.sweep', key: '', cron: '17 4 * * *', timezone: 'Europe/Istanbul', data: { days: 90 } },
  ])
})
