import { and, asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeAvailability as call } from '#contract/interviews/keeping.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewers, interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { describedSlots } from '../described-slots.ts'
import { requireFreeInterviewers } from '../interviewer-busy.ts'
import { lockInterviewers } from '../lock-interviewers.ts'
import type { bookedAt } from './booked-at.ts'
import { holdTimes } from './hold-times.ts'
import { notifyMoved } from './notify-moved.ts'

type Asked = Input<typeof call>
type Slot = typeof slots.$inferSelect

/**
 * Changes a time that has not begun. It is locked first, so that no candidate chooses it meanwhile; booked candidates
 * keep their seats and are notified if time, place or video address change. Repeating the change does nothing.
 */
export const changeAvailability = (caller: Caller, input: Asked): Promise<Output<typeof call>> =>
  holdTimes({ which: timeOf(input), dryRun: input.dryRun }, async (tx, { times: [before], booked }) => {
    if (!before) throw problem('interviews.timeNotFound')
    if (before.startsAt <= new Date()) throw problem('interviews.begun')
    const told = await change(tx, caller, { input, before, booked })
    const [availability] = await describedSlots(eq(slots.id, input.id), undefined, tx)
    if (!availability) throw problem('interviews.timeNotFound')
    return { availability, told }
  })

const timeOf = ({ companyId, formId, id }: Asked) =>
  and(eq(slots.id, id), eq(slots.formId, formId), eq(slots.companyId, companyId))

interface Change {
  readonly input: Asked
  readonly before: Slot
  readonly booked: Awaited<ReturnType<typeof bookedAt>>
}

async function change(tx: Transaction, caller: Caller, { input, before, booked }: Change): Promise<number> {
  const after = { ...before, ...givenOf(input) }
  const panel = await panelAt(tx, input.id)
  const wanted = input.interviewerIds === undefined ? panel : [...new Set(input.interviewerIds)].sort()
  const isPanelChanged = wanted.join() !== panel.join()
  const isMoved = facts.some((fact) => String(before[fact]) !== String(after[fact]))
  if (!isPanelChanged && !isMoved && before.seats === after.seats) return 0
  if (after.startsAt <= new Date()) throw problem('interviews.timeInPast')
  if (booked.length > after.seats) throw problem('interviews.seatsTaken', { count: booked.length })
  await lockInterviewers(tx, { companyId: input.companyId, interviewerIds: wanted, kept: panel })
  await requireFreeInterviewers(tx, caller.language, {
    interviewerIds: wanted,
    starts: [after.startsAt.toISOString()],
    minutes: after.minutes,
    except: [input.id],
  })
  await changePanel(tx, input.id, { panel, wanted, save: () => save(tx, input.id, after) })
  if (!isPanelChanged && !isMoved) return 0
  if (isMoved) await letGo(tx, input.id)
  await notifyMoved(tx, caller, { booked, slotIds: [input.id], message: input.message })
  return booked.length
}

/** Lets candidates give up a time or place that they did not choose, even after the limit for changes. */
const letGo = (tx: Transaction, slotId: string) =>
  tx.update(interviewBookings).set({ movedAt: new Date() }).where(eq(interviewBookings.slotId, slotId))

/** The fields whose change candidates are notified of. */
const facts = ['startsAt', 'minutes', 'timeZone', 'place', 'videoUrl'] as const

/** The values that were sent; omitted ones stay unchanged. */
function givenOf({ startsAt, minutes, seats, timeZone, place, videoUrl }: Asked): Partial<Slot> {
  const given = {
    startsAt: startsAt === undefined ? undefined : new Date(startsAt),
    minutes,
    seats,
    timeZone,
    place,
    videoUrl,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function panelAt(tx: Transaction, slotId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: interviewers.accountId })
    .from(interviewers)
    .where(eq(interviewers.slotId, slotId))
    .orderBy(asc(interviewers.accountId))
  return rows.map(({ id }) => id)
}

interface PanelChange {
  readonly panel: readonly string[]
  readonly wanted: readonly string[]
  /** Writes the time itself, after leaving interviewers are removed and before new ones are added. */
  readonly save: () => Promise<unknown>
}

async function changePanel(tx: Transaction, slotId: string, { panel, wanted, save }: PanelChange) {
  const leaving = panel.filter((id) => !wanted.includes(id))
  if (leaving.length > 0) {
    await tx
      .delete(interviewers)
      .where(and(eq(interviewers.slotId, slotId), sql`${interviewers.accountId} = any(${uuids(leaving)})`))
  }
  await save()
  await tx.execute(sql`
    insert into ${interviewers} (slot_id, account_id, starts_at, ends_at)
    select ${slots.id}, account_id, ${slots.startsAt}, ${slots.endsAt}
    from ${slots}, unnest(${uuids(wanted.filter((id) => !panel.includes(id)))}) as account_id
    where ${slots.id} = ${slotId}`)
}

async function save(tx: Transaction, slotId: string, after: Slot) {
  const { startsAt, minutes, timeZone, seats, place, videoUrl } = after
  await closeRanks(tx, slotId, seats)
  await tx.update(slots).set({ startsAt, minutes, timeZone, seats, place, videoUrl }).where(eq(slots.id, slotId))
}

/** Moves candidates on removed seats to free remaining seats. */
const closeRanks = (tx: Transaction, slotId: string, seats: number) =>
  tx.execute(sql`
    with leaving as (
      select seat, row_number() over (order by seat) as at from ${interviewBookings}
      where slot_id = ${slotId}::uuid and seat >= ${seats}::int
    ), free as (
      select seat, row_number() over (order by seat) as at from generate_series(0, ${seats}::int - 1) as seat
      where not exists (
        select from ${interviewBookings} as taken where taken.slot_id = ${slotId}::uuid and taken.seat = seat.seat)
    )
    update ${interviewBookings} set seat = free.seat from leaving join free on free.at = leaving.at
    where ${interviewBookings.slotId} = ${slotId}::uuid and ${interviewBookings.seat} = leaving.seat`)
