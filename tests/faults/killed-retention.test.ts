import { afterAll, beforeAll, expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { warnOfRetention } from '#domain/privacy/retention/warn-of-retention.ts'
import { folderStore } from '#platform/files/folder.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { appsToKill, misfortune, serverLoader } from './apps-to-kill.ts'

const world = appsToKill(async () => ({ PARTS: 'worker' }))

beforeAll(() => setFileStore(folderStore(world.apps.filesDir)))
afterAll(() => setFileStore(undefined))

const count = 20_000

const query = async <Row extends object>(text: string) => (await world.connection.pool.query<Row>(text)).rows

const gone = async () =>
  (await query<{ n: number }>('select count(*)::int as n from applications where anonymised_at is not null'))[0]?.n ?? 0

/** The schedule's hourly work. */
const anHourLater = () => database().transaction((tx) => enqueue(tx, jobs.anonymiseDue, {}))

misfortune(
  'the anonymising of 20,000, whoever does it killed four times: all go once, the list says how many, and no figure changes',
  async () => {
    const company = await aCompany()
    const { id: formId } = await aPublishedForm(company)
    await manyApplications(world.connection.pool, { id: formId, companyId: company.companyId }, count, newId())
    await query(`update applications set status = 'Rejected', submitted_at = submitted_at - interval '31 months',
      result_published_at = now() - interval '30 months'`)
    await warnOfRetention()
    await query(`update retention_notices set told_at = told_at - interval '32 days'`)
    const figures = () =>
      query(`select dimension, key, status, sum(number)::int as number from (
          select dimension, key, status, difference as number from report_changes
          union all select dimension, key, status, count from report_counts
            where form_id = '00000000-0000-0000-0000-000000000000' and month = '0001-01-01'
        ) as counted group by 1, 2, 3 having sum(number) <> 0 order by 1, 2, 3`)
    const before = await figures()

    await anHourLater()
    for (const share of [0.1, 0.3, 0.5, 0.7]) {
      await expect.poll(gone, { timeout: 240_000, interval: 20 }).toBeGreaterThan(count * share)
      await world.apps.killAll()
      // Whole batches: what is anonymised has nothing left of its person, and is counted in the list of what went.
      expect(
        await query(`select from applications one join application_snapshots own on own.application_id = one.id
          where (one.anonymised_at is null) <> (own.name <> '')`),
      ).toEqual([])
      expect(await query('select applications from retention_runs')).toEqual([{ applications: await gone() }])
      expect(await figures()).toEqual(before)
      await world.apps.startAgain(serverLoader ? 2 : 1)
      await anHourLater()
    }
    await expect
      .poll(() => query('select applications, ended_at is not null as ended from retention_runs'), { timeout: 240_000 })
      .toEqual([{ applications: count, ended: true }])
    expect(await gone()).toBe(count)
    expect(await figures()).toEqual(before)
    expect(await query(`select from candidates where account_id is null`)).toHaveLength(count)
  },
  900_000,
)
