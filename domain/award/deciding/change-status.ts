import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { isDecision } from '#contract/results/decisions.ts'
import type { changeStatus as call, GivenStatus } from '#contract/review/deciding.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { decidedWith } from '#domain/applying/applications/decided-with.ts'
import { showsStatus } from '#domain/applying/applications/shows-status.ts'
import { correctResults } from '#domain/award/results/correct-results.ts'
import { writeFeedback } from '#domain/award/results/write-feedback.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { notifyCorrected } from './notify-corrected.ts'
import { overQuota } from './over-quota.ts'
import { unfitAmong } from './unfit-among.ts'

/**
 * Sets the status of applications. A published decision changes only to another decision and with a reason, and its
 * candidate is notified at once.
 */
export async function changeStatus(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { status, reason, feedback } = input
  const says =
    status === 'Rejected' && feedback && (feedback.reason !== null || feedback.text !== '') ? feedback : undefined
  const next = sql`${status}::text`
  const { answer, found: unfit } = await runOnApplications(caller, input, {
    kind: 'changeStatus',
    detail: { to: status, ...(says && { feedback: true }) },
    refusal: refusal(next, reason !== undefined && isDecision(status)),
    look: async (tx, applicationIds) => (status === 'Approved' ? unfitAmong(tx, caller, applicationIds) : undefined),
    history: {
      event: 'statusChanged',
      detail: sql`jsonb_strip_nulls(jsonb_build_object('from', ${applications.status}, 'to', ${next}, 'reason',
        case when ${applications.resultPublishedAt} is not null then ${reason ?? null}::text end))`,
      visible: showsStatus(next),
    },
    async apply(tx, changed) {
      if (reason !== undefined) await notifyCorrected(tx, input.formId, changed)
      await setStatus(tx, status, changed)
      if (says) await writeFeedback(tx, changed.applicationIds, says)
      if (reason !== undefined) await correctResults(tx, caller, { ...input, reason }, changed)
    },
  })
  if (status !== 'Approved' || answer.changed === 0) return answer
  const over = await overQuota(input, input.dryRun ? answer.changed : 0)
  return { ...answer, ...(over && { overQuota: over }), ...(unfit && { unfit }) }
}

const refusal = (next: SQL, corrects: boolean): SQL<RefusalReason | null> => sql`case
  when ${applications.status} = ${next} then 'unchanged'
  when ${applications.resultPublishedAt} is not null and not ${corrects}::boolean then 'published' end`

const setStatus = (tx: Transaction, status: GivenStatus, { applicationIds, accountId }: Changed) =>
  tx.execute(sql`
    update ${applications} set status = ${status}, ${decidedWith(isDecision(status), accountId)}
    where ${applications.id} = any(${uuids(applicationIds)})`)
