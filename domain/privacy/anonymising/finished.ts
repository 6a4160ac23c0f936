import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { retentionHolds } from '#database/schema/retention/retention-holds.ts'
import { retentionNotices } from '#database/schema/retention/retention-notices.ts'

// When an application is finished and when it goes, as SQL over `applications` joined with `forms` and, where there is one, its
// `participants`. The clock on the form, the warning and the worker read the same.

/** What it takes to ask for the moments below. */
export const withStanding = sql`${applications}
  join ${forms} on ${forms.id} = ${applications.formId}
  left join ${participants} on ${participants.applicationId} = ${applications.id}`

/** Handed in at some time, and not anonymised yet. */
export const isKept = sql`${applications.anonymisedAt} is null and ${applications.submittedAt} is not null`

const isPaying = sql`exists (select from ${payments} where ${payments.applicationId} = ${applications.id}
  and ${payments.status} in ('Planned', 'Approved', 'Sent'))`

/** The day on which somebody stopped taking part, by its beginning. */
const ended = sql`(${participants.statusSince}::timestamp at time zone 'Europe/Istanbul')`

const isUndecided = sql`(${applications.status} <> 'Withdrawn' and ${applications.resultPublishedAt} is null
  and ${participants.id} is null)`

/**
 * Since when nobody does anything with it any more; null while somebody takes part or money is on its way. With a result:
 * its publication or the end of taking part, whichever is later. Without one: when it was withdrawn, or else when the form
 * closed, because nothing is kept for ever only because nobody decided.
 */
const finishedAt = sql`(case
  when ${participants.status} in ('Active', 'Suspended') or (${participants.id} is not null and ${isPaying}) then null
  when ${applications.status} = 'Withdrawn' then greatest(${applications.withdrawnAt}, ${applications.submittedAt}, ${ended})
  when not ${isUndecided} then greatest(${applications.resultPublishedAt}, ${applications.submittedAt}, ${ended})
  when ${forms.state} in ('Closed', 'Archived') then greatest(${forms.closedAt}, ${applications.submittedAt}, ${applications.decidedAt})
end)`

/** What nobody decided on is kept for two years at least: it may still be decided on. */
const months = sql`(case when ${isUndecided} then greatest(${forms.keptMonths}, 24) else ${forms.keptMonths} end)`

/** The day after somebody's reasons to keep it longer, of those that hold. */
const heldUntil = sql`(select ((max(${retentionHolds.until}) + 1)::timestamp at time zone 'Europe/Istanbul') from ${retentionHolds}
  where ${retentionHolds.formId} = ${applications.formId} and ${retentionHolds.liftedAt} is null
    and (${retentionHolds.applicationId} is null or ${retentionHolds.applicationId} = ${applications.id}))`

/** When its time is over; null while it is not finished. */
export const goesAt = sql`(case when ${finishedAt} is not null then
  greatest(${finishedAt} + make_interval(months => ${months}), ${heldUntil}) end)`

/** When the organization was told of it; null if it was not yet. */
const toldAt = sql`(select ${retentionNotices.toldAt} from ${retentionNotices}
  where ${retentionNotices.applicationId} = ${applications.id})`

/** When it goes: not earlier than a month after the organization was told, which is at once if it was not yet. */
export const leavesAt = sql`greatest(${goesAt}, case when ${goesAt} is not null then coalesce(${toldAt}, now()) + interval '1 month' end)`

/** Somebody has said why it is kept longer. */
export const isHeld = sql`exists (select from ${retentionHolds} where ${retentionHolds.formId} = ${applications.formId}
  and (${retentionHolds.applicationId} is null or ${retentionHolds.applicationId} = ${applications.id})
  and ${retentionHolds.liftedAt} is null and ${retentionHolds.until} >= (now() at time zone 'Europe/Istanbul')::date)`

/** It is to be anonymised now. Whoever is told of it at all is told by a row, which most do not have. */
export const isDue = sql`(${isKept} and ${toldAt} <= now() - interval '1 month' and ${goesAt} <= now())`
