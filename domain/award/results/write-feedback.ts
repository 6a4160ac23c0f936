import { sql } from 'drizzle-orm'
import type { FeedbackReason } from '#contract/results/result-states.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'

export interface Feedback {
  readonly reason: FeedbackReason | null
  readonly text: string
}

/** Saves the feedback on rejected applications, replacing earlier feedback. */
export const writeFeedback = (tx: Transaction, applicationIds: readonly string[], { reason, text }: Feedback) =>
  tx.execute(sql`
    insert into ${results} (application_id, form_id, company_id, feedback_reason, feedback)
    select id, form_id, company_id, ${reason}::text, ${text === '' ? null : text}::text from ${applications}
    where ${applications.id} = any(${uuids(applicationIds)}) order by id
    on conflict (application_id) do update
      set feedback_reason = excluded.feedback_reason, feedback = excluded.feedback`)
