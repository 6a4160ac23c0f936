import { type SQL, sql } from 'drizzle-orm'
import type { Oddity, SampleLetter } from '#contract/results/publishing.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { type Database, database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { named, senderNames } from '#domain/review/acts/split-refused.ts'
import { byDesk } from '#domain/review/application-search/desk-filters.ts'
import { judgeReach } from '#domain/review/mailings/judge-reach.ts'
import { recipientsOf, wordFor } from '#domain/review/mailings/recipients.ts'
import type { Group } from './publish-group.ts'
import type { Feedback } from './write-feedback.ts'

/**
 * Warnings about approved applications: unmet conditions, missing required documents, or something still awaited.
 * `which` selects those to be approved, by default those already approved.
 */
export async function oddIn(
  { companyId, formId }: Pick<Group, 'companyId' | 'formId'>,
  applicationIds: readonly string[],
  which: SQL = sql`${applications.status} = 'Approved'`,
): Promise<Oddity[]> {
  const isApproved = sql`${applications.id} = any(${uuids(applicationIds)}) and ${which}`
  const { rows } = await database().execute<{ kind: Oddity['kind']; ids: string[] }>(sql`
    select kind, array_agg(id::text order by id) as ids from (
      select ${applications.id} as id, 'missingDocuments' as kind from ${applications}
      where ${isApproved} and ${byDesk({ companyId, formId, documents: ['missing'] })}
      union all
      select ${applications.id}, 'openRequest' from ${applications}
      where ${isApproved} and ${applications.action} <> 'None'
      union all
      select ${applications.id}, 'unfit' from ${applications}
      where ${isApproved} and exists (
        select from ${applicationSnapshots}
        where ${applicationSnapshots.applicationId} = ${applications.id} and ${applicationSnapshots.fit} = 'doesNotFit')
    ) as odd group by kind order by kind`)
  const shown = rows.flatMap(({ ids }) => ids.slice(0, named))
  const names = await senderNames(database(), shown)
  return rows.map(({ kind, ids }) => ({
    kind,
    count: ids.length,
    sample: ids.slice(0, named).map((id) => ({ id, name: names.get(id) ?? '' })),
  }))
}

/**
 * The letter as its first, middle and last recipient would receive it, with the coming result: the current decision, or
 * `asIf`.
 */
export async function sampleLetters(
  group: Pick<Group, 'formId' | 'texts' | 'channels' | 'acceptBy'> & {
    readonly asIf?: Decision
    /** The feedback that each of them would get with the result */
    readonly feedback?: Feedback | undefined
  },
  applicationIds: readonly string[],
): Promise<SampleLetter[]> {
  const { formId, texts, channels, acceptBy, asIf, feedback } = group
  const said = feedback && { feedbackReason: feedback.reason, feedback: feedback.text === '' ? null : feedback.text }
  const last = applicationIds.length - 1
  const places = new Set([0, Math.floor(last / 2), last])
  const ids = [...places].flatMap((at) => applicationIds[at] ?? [])
  const recipients = await recipientsOf(database(), formId, ids, 'decided')
  const judged = await database().transaction((tx) => judgeReach(tx, channels, ids))
  return ids.flatMap((id) => {
    const recipient = recipients.get(id)
    const reached = judged.find((alike) => alike.ids.includes(id))
    if (!recipient) return []
    const status = asIf ?? recipient.status
    const own = { ...recipient, ...said, status, acceptBy: status === 'Approved' ? acceptBy : null }
    const { language, subject, text, sms } = wordFor(own, texts)
    return {
      applicationId: id,
      name: `${recipient.name} ${recipient.surname}`,
      language,
      email: reached?.email === null,
      sms: reached?.sms === null,
      subject,
      text,
      smsText: sms,
    }
  })
}

export const approvedAmong = (db: Database, applicationIds: readonly string[]) =>
  db.$count(
    applications,
    sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.status} = 'Approved'`,
  )
