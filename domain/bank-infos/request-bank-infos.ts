import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { AccountAsking, requestBankInfos as call } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import type { Act } from '#domain/acts/carry-out.ts'
import { nobodyThere } from '#domain/applications/nobody-there.ts'
import { notTakingPart } from '#domain/applications/not-taking-part.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { tellOfBankInfo } from './tell-of-bank-info.ts'

/** Asks participants where to pay to. Whoever has given an account may be asked for another. */
export async function requestBankInfos(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  return actOnApplications(caller, input, asking(input))
}

/** The act of asking, whoever is asked. */
export function asking(asked: AccountAsking): Act {
  const { dueAt } = asked
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) throw problem('bankInfo.dueInPast')
  return {
    kind: 'requestBankInfos',
    detail: {},
    refusal: sql`coalesce(${notTakingPart}, ${nobodyThere}, ${alreadyRequested})`,
    history: { event: 'bankInfoRequested', detail: {} },
    async apply(tx, changed) {
      await openRequests(tx, asked, changed)
      await settleAwaited(tx, changed.applicationIds)
      await tellOfBankInfo(tx, changed.applicationIds, 'bankInfoRequested', changed.actId)
    },
  }
}

const alreadyRequested = sql<RefusalReason | null>`case when exists (
  select from ${bankInfos} where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open'
) then 'alreadyRequested' end`

const openRequests = (tx: Transaction, { note, dueAt }: AccountAsking, { applicationIds, accountId }: Changed) =>
  tx.execute(sql`
    insert into ${bankInfos} (id, application_id, form_id, company_id, candidate_id, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
