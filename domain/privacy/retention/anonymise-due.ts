import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { retentionNotices } from '#database/schema/retention/retention-notices.ts'
import { retentionRuns } from '#database/schema/retention/retention-runs.ts'
import { uuids } from '#database/uuids.ts'
import { applicationLock } from '#domain/ground/locks/lock-applications.ts'
import { anonymise } from '#domain/privacy/anonymising/anonymise.ts'
import { isDue, withStanding } from '#domain/privacy/anonymising/finished.ts'
import { forgetWords } from '#domain/privacy/anonymising/forget-words.ts'
import { newId } from '#platform/ids.ts'
import { yieldToRequests } from '#platform/yield-to-requests.ts'

interface Pace {
  /** The batch size: small enough that others do not wait long for locked applications. */
  readonly atOnce?: number
  /** After this time the rest is left to a new job, well before the queue's timeout for this one. */
  readonly mostMs?: number
}

/**
 * Anonymises applications whose retention has ended, form by form and batch by batch. A batch and its number in the
 * list of runs are one transaction: a killed job leaves only whole batches behind, and the next continues.
 */
export async function anonymiseDue(_: object = {}, { atOnce = 200, mostMs = 300_000 }: Pace = {}) {
  const until = performance.now() + mostMs
  for (const formId of await dueForms()) {
    for (let last = await anonymiseSome(formId, first, atOnce); last !== undefined; ) {
      if (performance.now() > until) return leaveTheRest()
      await yieldToRequests()
      last = await anonymiseSome(formId, last, atOnce)
    }
    await endRun(formId)
  }
}

/** Forms with applications warned of a month ago, and forms whose run was interrupted. */
async function dueForms(): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select ${applications.formId} as id from ${retentionNotices}
    join ${applications} on ${applications.id} = ${retentionNotices.applicationId}
    where ${retentionNotices.toldAt} <= now() - interval '1 month'
    union select ${retentionRuns.formId} from ${retentionRuns} where ${retentionRuns.endedAt} is null
    order by 1`)
  return rows.map(({ id }) => id)
}

/** Sorts before all ids. */
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Anonymises a batch in the order of ids, starting after an id, so that held ones are visited once; returns the last
 * id visited.
 */
const anonymiseSome = (formId: string, after: string, atOnce: number): Promise<string | undefined> =>
  database().transaction(async (tx) => {
    const { ids, last } = await takeDue(tx, formId, after, atOnce)
    const files = await anonymise(tx, ids)
    if (ids.length > 0) await count(tx, formId, ids.length, files)
    return last
  })

/** Locks a batch, with the usual lock of applications; locked ones are skipped and left to the next run. */
async function takeDue(tx: Transaction, formId: string, after: string, atOnce: number) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${applications.id} as id from ${withStanding} where ${applications.formId} = ${formId} and ${applications.id} > ${after}
      and ${isDue}
    order by ${applications.id} limit ${atOnce} for ${sql.raw(applicationLock)} of ${applications} skip locked`)
  const taken = rows.map(({ id }) => id)
  // Checked again under the lock: a concurrent change may have postponed one of them.
  const { rows: still } = await tx.execute<{ id: string }>(sql`
    select ${applications.id} as id from ${withStanding} where ${applications.id} = any(${uuids(taken)}) and ${isDue}`)
  return { ids: still.map(({ id }) => id), last: taken.at(-1) }
}

const count = (tx: Transaction, formId: string, gone: number, files: number) =>
  tx.execute(sql`
    insert into ${retentionRuns} (id, company_id, form_id, kept_months, applications, files)
    select ${newId()}::uuid, ${forms.companyId}, ${forms.id}, ${forms.keptMonths}, ${gone}::int, ${files}::int
    from ${forms} where ${forms.id} = ${formId}
    on conflict (form_id) where ended_at is null do update set
      applications = ${retentionRuns.applications} + excluded.applications, files = ${retentionRuns.files} + excluded.files`)

/** Empties letters and acts with only anonymised recipients, and closes the run, whose numbers stay. */
const endRun = (formId: string) =>
  database().transaction(async (tx) => {
    const ended = await tx
      .update(retentionRuns)
      .set({ endedAt: sql`now()` })
      .where(sql`${retentionRuns.formId} = ${formId} and ${retentionRuns.endedAt} is null`)
      .returning({ id: retentionRuns.id })
    if (ended.length > 0) await forgetWords(tx, [formId])
  })

const leaveTheRest = () => database().transaction((tx) => enqueue(tx, jobs.anonymiseDue, {}))
