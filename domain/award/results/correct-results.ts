import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { GivenStatus } from '#contract/review/deciding.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { endParticipants } from '#domain/award/participants/end-participants.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import { judgeReach } from '#domain/review/mailings/judge-reach.ts'
import { queueMailing } from '#domain/review/mailings/queue-mailing.ts'
import { newId } from '#platform/ids.ts'
import { lettersFor } from './letters.ts'

interface Correction extends FormIds {
  readonly status: GivenStatus
  readonly reason: string
}

/**
 * Follows up corrections of published results: candidates no longer approved stop taking part, and newly approved ones
 * get the winners' letter in the thread and take part, or are asked to accept within a week.
 */
export async function correctResults(
  tx: Transaction,
  caller: Caller,
  { status, reason, ...ids }: Correction,
  changed: Changed,
) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${applications.id}::text as id from ${applications}
    where ${applications.id} = any(${uuids(changed.applicationIds)}) and ${applications.resultPublishedAt} is not null
    order by ${applications.id}`)
  const corrected = rows.map(({ id }) => id)
  if (corrected.length === 0) return
  if (status === 'Approved') await approve(tx, ids, { ...changed, applicationIds: corrected })
  else await takeAway(tx, caller, corrected, reason)
}

async function approve(tx: Transaction, ids: FormIds, changed: Changed) {
  const { applicationIds } = changed
  const form = await formOf(tx, ids)
  const { texts } = (await lettersFor(tx, form))({ decision: 'Approved', viewId: null })
  const mailingId = newId()
  // In-app only: the correction is e-mailed as a notification, so the letter needs no credit and missing credits cannot
  // block it.
  const judged = await judgeReach(tx, ['inApp'], applicationIds)
  await queueMailing(tx, { ...ids, id: mailingId, texts, channels: ['inApp'], awaitsAnswer: false }, judged, changed)
  const acceptance = form.asksAcceptance ? 'Pending' : null
  await tx.execute(sql`
    insert into ${results} (application_id, form_id, company_id, mailing_id, acceptance, accept_by)
    select id, form_id, company_id, ${mailingId}::uuid, ${acceptance}::text,
      case when ${acceptance}::text is not null then ${endOfAWeek} end
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)}) order by id
    on conflict (application_id) do update
      set mailing_id = excluded.mailing_id, acceptance = excluded.acceptance, accept_by = excluded.accept_by,
        answered_at = null, decline_reason = null, reminded_at = null`)
  if (!form.asksAcceptance) await becomeParticipants(tx, applicationIds)
}

/** The last minute of the seventh day from today, in Istanbul. */
const endOfAWeek = sql`date_trunc('day', now(), 'Europe/Istanbul') + interval '8 days' - interval '1 minute'`

async function takeAway(tx: Transaction, caller: Caller, applicationIds: readonly string[], reason: string) {
  await tx.execute(sql`
    update ${results} set acceptance = null, accept_by = null, answered_at = null, decline_reason = null, mailing_id = null
    where ${results.applicationId} = any(${uuids(applicationIds)})`)
  await endParticipants(tx, applicationIds, reason, caller)
}
