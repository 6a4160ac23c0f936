import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { handOverInterviews as call } from '#contract/interviews/keeping.ts'
import type { Transaction } from '#database/connection.ts'
import { interviewers, interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { refuseClashes } from '../interviewer-busy.ts'
import { lockInterviewers } from '../lock-interviewers.ts'
import { holdTimes } from './hold-times.ts'
import { notifyMoved } from './notify-moved.ts'

/**
 * Replaces an interviewer who cannot come by a colleague, at all their times between two moments that have not begun.
 * Where the colleague interviews already, the first interviewer is only removed.
 */
export const handOverInterviews = (caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> =>
  holdTimes({ which: timesOf(input), dryRun: input.dryRun }, async (tx, { times, booked }) => {
    const { companyId, fromId, toId, message } = input
    const slotIds = times.map(({ id }) => id)
    await lockInterviewers(tx, { companyId, interviewerIds: [fromId, toId], kept: [fromId] })
    await requireFreeAt(tx, caller, { slotIds, toId })
    await tx.execute(sql`
      with leaving as (
        delete from ${interviewers}
        where ${interviewers.slotId} = any(${uuids(slotIds)}) and ${interviewers.accountId} = ${fromId}::uuid
        returning slot_id, starts_at, ends_at)
      insert into ${interviewers} (slot_id, account_id, starts_at, ends_at)
      select slot_id, ${toId}::uuid, starts_at, ends_at from leaving on conflict (slot_id, account_id) do nothing`)
    await notifyMoved(tx, caller, { booked, slotIds, message })
    return { times: slotIds.length, told: booked.length }
  })

const timesOf = ({ companyId, fromId, startsFrom, startsBefore }: Input<typeof call>) =>
  and(
    eq(slots.companyId, companyId),
    gte(slots.startsAt, new Date(startsFrom)),
    lt(slots.startsAt, new Date(startsBefore)),
    sql`${slots.startsAt} > now()`,
    sql`exists (select from ${interviewers} as holds where holds.slot_id = ${slots}.id
      and holds.account_id = ${fromId}::uuid)`,
  )

/** Refuses if the colleague has another interview during one of these times, and says when. */
const requireFreeAt = (tx: Transaction, { language }: Caller, { slotIds, toId }: { slotIds: string[]; toId: string }) =>
  refuseClashes(
    tx,
    language,
    sql`select holds.slot_id, holds.account_id, holds.starts_at
      from ${slots} join ${interviewers} as holds on holds.account_id = ${toId}::uuid
        and tstzrange(holds.starts_at, holds.ends_at) && tstzrange(${slots.startsAt}, ${slots.endsAt})
        and holds.slot_id <> ${slots.id}
      where ${slots.id} = any(${uuids(slotIds)})`,
  )
