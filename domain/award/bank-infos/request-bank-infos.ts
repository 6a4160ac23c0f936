import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { AccountAsking, requestBankInfos as call } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import type { Asks } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { notTakingPart } from '#domain/applying/applications/not-taking-part.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import type { RunAct } from '#domain/review/acts/run-act.ts'
import { isHeldAsMissing, isHeldFor } from '#domain/review/mailings/delivering/held-asks.ts'
import type { Opener } from '#domain/review/mailings/openers.ts'
import { holdRequest } from '#domain/review/mailings/queue-mailing.ts'
import { notifyOfBankInfo } from './notify-of-bank-info.ts'

/** Asks participants for a bank account; those who gave one may be asked for another. */
export const requestBankInfos = (caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> =>
  askFor(input, (act) => runOnApplications(caller, input, act))

interface Asking extends AccountAsking {
  readonly companyId: string
  readonly formId?: string | undefined
}

/** The act of asking, for any way of finding the participants. */
export async function askFor(asked: Asking, run: RunAct): Promise<Output<typeof call>> {
  const { note, dueAt } = asked
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) throw problem('bankInfo.dueInPast')
  const { answer, done: releaseAt } = await run({
    kind: 'requestBankInfos',
    detail: {},
    refusal: sql`coalesce(${cannotBeAsked}, case when ${isHeldFor('bankInfos')} or ${isHeldAsMissing(sql`(detail ->> 'account')::boolean`)} then 'alreadyRequested' end)`,
    // Not visible yet: the candidate sees it when the mailing is released.
    history: { event: 'bankInfoRequested', detail: {}, visible: false },
    async apply(tx, changed) {
      return holdRequest(tx, { ...asked, asks: { kind: 'bankInfos', note, dueAt } }, changed)
    },
  })
  return { ...answer, releaseAt: releaseAt?.toISOString() ?? null }
}

export const accountOpener: Opener<Extract<Asks, { readonly kind: 'bankInfos' }>> = {
  refusal: () => cannotBeAsked,
  async open(tx, asks, released) {
    await openRequests(tx, asks, released)
    await updatePendingAction(tx, released.applicationIds)
    await notifyOfBankInfo(tx, released.applicationIds, 'bankInfoRequested', released.actId)
    return 0
  },
}

const alreadyRequested = sql<RefusalReason | null>`case when exists (
  select from ${bankInfos} where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open'
) then 'alreadyRequested' end`

const cannotBeAsked = sql<RefusalReason | null>`coalesce(${notTakingPart}, ${unreachableReason}, ${alreadyRequested})`

const openRequests = (tx: Transaction, { note, dueAt }: AccountAsking, { applicationIds, accountId }: Changed) =>
  tx.execute(sql`
    insert into ${bankInfos} (id, application_id, form_id, company_id, candidate_id, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
