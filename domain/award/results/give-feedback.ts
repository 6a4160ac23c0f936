import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { giveFeedback as call } from '#contract/results/feedback.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { writeFeedback } from './write-feedback.ts'

/** Writes feedback, which candidates read with their published result and not before. */
export async function giveFeedback(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { reason, text } = input
  const words = text === '' ? null : text
  const isSaid = sql`exists (select from ${results} where ${results.applicationId} = ${applications.id}
    and ${results.feedbackReason} is not distinct from ${reason}::text
    and ${results.feedback} is not distinct from ${words}::text)`
  const isNothing = sql`(${reason}::text is null and ${words}::text is null and not exists (
    select from ${results} where ${results.applicationId} = ${applications.id}
      and (${results.feedbackReason} is not null or ${results.feedback} is not null)))`
  return actOnApplications(caller, input, {
    kind: 'giveFeedback',
    detail: { reason },
    refusal: sql<RefusalReason | null>`case when ${applications.status} <> 'Rejected' then 'notRejected'
      when ${isSaid} or ${isNothing} then 'unchanged' end`,
    history: {
      event: 'feedbackGiven',
      detail: { reason },
      visible: sql<boolean>`${applications.resultPublishedAt} is not null`,
    },
    apply: (tx, { applicationIds }) => writeFeedback(tx, applicationIds, input),
  })
}
