import { setTimeout as pause } from 'node:timers/promises'
import { jobs } from '#contract/jobs.ts'
import { type Connection, database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { warnOfRetention } from '#domain/privacy/retention/warn-of-retention.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { benchApp } from './app.ts'
import { onDatabase } from './exports/exports-world.ts'
import { smallCalls } from './exports/small-calls.ts'
import { at, limit, type Row } from './rows.ts'

const port = 4250
const many = 100_000

/** How long others wait for one process that does everything, while it anonymises a hundred thousand applications. */
export async function measureRetention(): Promise<Row[]> {
  const app = benchApp()
  try {
    await (await app.start(port, { DEMO: 'accounts' })).stop()
    const world = await onDatabase(app.dataDir, aLargeOldForm)
    const asked = await app.start(port, { METRICS_PORT: String(port + 1) })
    try {
      return await onDatabase(app.dataDir, async ({ pool }) => {
        const calls = smallCalls(`${asked.url}${world.smallPath}`, world.headers(), port + 1)
        await calls.until(pause(5000))
        const quiet = await calls.until(pause(15_000))
        const started = performance.now()
        const busy = await calls.until(anonymised(pool))
        const seconds = (performance.now() - started) / 1000
        return [
          limit(
            'p99 of a small call while 100,000 applications are anonymised / without',
            busy.p99 / quiet.p99,
            '×',
            2,
          ),
          at('  p99 without', quiet.p99, 'ms'),
          at('  p99 meanwhile', busy.p99, 'ms'),
          at('  p50 meanwhile', busy.p50, 'ms'),
          at('  time that it takes', seconds, 's'),
        ]
      })
    } finally {
      await asked.stop()
    }
  } finally {
    app.remove()
  }
}

/** A form that a hundred thousand were rejected from two and a half years ago, a month after its organization was warned. */
async function aLargeOldForm({ pool }: Connection) {
  const { caller, companyId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  await manyApplications(pool, { id: formId, companyId }, many, newId())
  await pool.query(
    `update applications set status = 'Rejected', submitted_at = submitted_at - interval '31 months',
       result_published_at = now() - interval '30 months' where form_id = $1`,
    [formId],
  )
  await warnOfRetention()
  await pool.query(`update retention_notices set told_at = told_at - interval '32 days'`)
  await pool.query('vacuum analyze')
  return { smallPath: `/api/companies/${companyId}/exports?pageSize=1`, headers: () => bearer(caller.person) }
}

/** Has the process with the part `worker` anonymise all of them. */
async function anonymised(pool: Connection['pool']) {
  await database().transaction((tx) => enqueue(tx, jobs.anonymiseDue, {}))
  for (;;) {
    const { rows } = await pool.query<{ done: boolean }>(
      'select coalesce(bool_and(ended_at is not null), false) as done from retention_runs',
    )
    if (rows[0]?.done) return
    await pause(200)
  }
}
