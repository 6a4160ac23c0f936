import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewers, interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import type { Doer } from '#domain/applying/applications/add-history.ts'
import { refuseClashes } from '../interviewer-busy.ts'
import type { HeldTimes } from '../keeping/hold-times.ts'
import { notifyMoved } from '../keeping/notify-moved.ts'
import { lockInterviewers } from '../lock-interviewers.ts'
import type { InterviewDay } from './day-slots.ts'

type By = Doer & Pick<Caller, 'language'>

/**
 * Moves locked times together with their candidates and interviewers. The interviewers are removed and inserted again,
 * because times that move past each other would break the exclusion constraint one by one.
 */
export async function moveDay(tx: Transaction, by: By, day: InterviewDay, { times, booked }: HeldTimes) {
  const { companyId, minutes, place, message } = day
  const slotIds = times.map(({ id }) => id)
  if (times.some(({ startsAt }) => startsAt.getTime() + minutes * 60_000 <= Date.now()))
    throw problem('interviews.timeInPast')
  const panel = await tx
    .delete(interviewers)
    .where(sql`${interviewers.slotId} = any(${uuids(slotIds)})`)
    .returning({ slotId: interviewers.slotId, accountId: interviewers.accountId })
  const interviewerIds = [...new Set(panel.map(({ accountId }) => accountId))]
  await lockInterviewers(tx, { companyId, interviewerIds, kept: interviewerIds })
  await tx.execute(sql`
    update ${slots} set starts_at = ${slots.startsAt} + make_interval(mins => ${minutes}::int)
      ${place === undefined ? sql`` : sql`, place = ${place}::text`}
    where ${slots.id} = any(${uuids(slotIds)})`)
  const pairs = sql`unnest(${uuids(panel.map(({ slotId }) => slotId))}, ${uuids(panel.map(({ accountId }) => accountId))})
    as panel(slot_id, account_id) join ${slots} on ${slots.id} = panel.slot_id`
  await refuseClashes(
    tx,
    by.language,
    sql`select holds.slot_id, holds.account_id, holds.starts_at from ${pairs}
      join ${interviewers} as holds on holds.account_id = panel.account_id
        and tstzrange(holds.starts_at, holds.ends_at) && tstzrange(${slots.startsAt}, ${slots.endsAt})`,
  )
  await tx.execute(sql`
    insert into ${interviewers} (slot_id, account_id, starts_at, ends_at)
    select panel.slot_id, panel.account_id, ${slots.startsAt}, ${slots.endsAt} from ${pairs}`)
  // Candidates chose another time or place than it is now, so they may give it up even after the limit for changes.
  await tx
    .update(interviewBookings)
    .set({ movedAt: new Date() })
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
  await notifyMoved(tx, by, { booked, slotIds, message })
}
