import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { retentionHolds } from '#database/schema/retention/retention-holds.ts'
import { retentionNotices } from '#database/schema/retention/retention-notices.ts'

// When an application is finished and when it is anonymised, as SQL over `applications` joined with `forms` and, where
// there is one, its `participants`. The page of the form, the warning and the worker share it.

/** The joins that the expressions below need. */
export const withStanding = sql`${applications}
  join ${forms} on ${forms.id} = ${applications.formId}
  left join ${participants} on ${participants.applicationId} = ${applications.id}`

/** Submitted at some time, and not anonymised yet. */
export const isKept = sql`${applications.anonymisedAt} is null and ${applications.submittedAt} is not null`

const isPaying = sql`exists (select from ${payments} where ${payments.applicationId} = ${applications.id}
  and ${payments.status} in ('Planned', 'Approved', 'Sent'))`

/** The beginning of the day on which the participation ended. */
const ended = sql`(${participants.statusSince}::timestamp at time zone 'Europe/Istanbul')`

const isUndecided = sql`(${applications.status} <> 'Withdrawn' and ${applications.resultPublishedAt} is null
  and ${participants.id} is null)`

/**
 * Since when the application is finished; null during a participation or a pending payment. With a result: its
 * publication or the end of the participation, whichever is later. Without one: when it was withdrawn, or else when
 * the form closed, so that undecided applications are not kept for ever.
 */
const finishedAt = sql`(case
  when ${participants.status} in ('Active', 'Suspended') or (${participants.id} is not null and ${isPaying}) then null
  when ${applications.status} = 'Withdrawn' then greatest(${applications.withdrawnAt}, ${applications.submittedAt}, ${ended})
  when not ${isUndecided} then greatest(${applications.resultPublishedAt}, ${applications.submittedAt}, ${ended})
  when ${forms.state} in ('Closed', 'Archived') then greatest(${forms.closedAt}, ${applications.submittedAt}, ${applications.decidedAt})
end)`

/** Undecided applications are kept for at least two years: they may still be decided. */
const months = sql`(case when ${isUndecided} then greatest(${forms.keptMonths}, 24) else ${forms.keptMonths} end)`

/** The day after the last of the active holds. */
const heldUntil = sql`(select ((max(${retentionHolds.until}) + 1)::timestamp at time zone 'Europe/Istanbul') from ${retentionHolds}
  where ${retentionHolds.formId} = ${applications.formId} and ${retentionHolds.liftedAt} is null
    and (${retentionHolds.applicationId} is null or ${retentionHolds.applicationId} = ${applications.id}))`

/** The end of the retention; null while it is not finished. */
export const goesAt = sql`(case when ${finishedAt} is not null then
  greatest(${finishedAt} + make_interval(months => ${months}), ${heldUntil}) end)`

/** When the organization was warned; null before that. */
const toldAt = sql`(select ${retentionNotices.toldAt} from ${retentionNotices}
  where ${retentionNotices.applicationId} = ${applications.id})`

/** When it will be anonymised: a month after the warning at the earliest, counted from now if there was none yet. */
export const leavesAt = sql`greatest(${goesAt}, case when ${goesAt} is not null then coalesce(${toldAt}, now()) + interval '1 month' end)`

/** Whether a hold keeps it longer. */
export const isHeld = sql`exists (select from ${retentionHolds} where ${retentionHolds.formId} = ${applications.formId}
  and (${retentionHolds.applicationId} is null or ${retentionHolds.applicationId} = ${applications.id})
  and ${retentionHolds.liftedAt} is null and ${retentionHolds.until} >= (now() at time zone 'Europe/Istanbul')::date)`

/**
 * Whether it has to be anonymised now. The warning comes first in the condition, because most applications have none.
 */
export const isDue = sql`(${isKept} and ${toldAt} <= now() - interval '1 month' and ${goesAt} <= now())`
