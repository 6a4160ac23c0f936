import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { createAvailabilities as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { interviewers, interviewSlots } from '#database/schema/interviews.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { requireFreeInterviewers } from './interviewer-busy.ts'
import { lockInterviewers } from './lock-interviewers.ts'
import { roomAddress } from './video-rooms.ts'

/** The most times of one form, including past ones. */
const limit = 10_000

export async function createAvailabilities(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const now = Date.now()
  if (input.starts.some((start) => Date.parse(start) <= now)) throw problem('interviews.timeInPast')
  return database().transaction(async (tx) => {
    await requireRoom(tx, input)
    await lockInterviewers(tx, input)
    await requireFreeInterviewers(tx, caller.language, input)
    const room = await roomAddress(tx, input)
    const { rows } = await tx.execute<{ id: string; starts_at: string }>(sql`
      with made as (
        insert into ${interviewSlots}
          (id, company_id, form_id, starts_at, minutes, time_zone, seats, place, video_url, created_by)
        select ${newIdPerRow}, ${input.companyId}::uuid, ${input.formId}::uuid, wanted, ${input.minutes}::smallint,
          ${input.timeZone}, ${input.seats}::smallint, ${input.place}, ${room}, ${signedIn(caller).accountId}::uuid
        from unnest(${sql.param([...input.starts])}::timestamptz[]) as wanted order by wanted
        returning id, starts_at, ends_at
      ), placed as (
        insert into ${interviewers} (slot_id, account_id, starts_at, ends_at)
        select made.id, account_id, made.starts_at, made.ends_at
        from made, unnest(${uuids([...new Set(input.interviewerIds)])}) as account_id
      )
      select id, starts_at from made order by starts_at, id`)
    return { items: rows.map(({ id, starts_at }) => ({ id, startsAt: new Date(starts_at).toISOString() })) }
  })
}

/** Locks the form, so that two simultaneous requests cannot exceed the limit together. */
async function requireRoom(tx: Transaction, { companyId, formId, starts }: Input<typeof call>) {
  const [form] = await tx
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.id, formId), eq(forms.companyId, companyId)))
    .for('no key update')
  if (!form) throw problem('forms.notFound')
  const there = await tx.$count(interviewSlots, eq(interviewSlots.formId, formId))
  if (there + starts.length > limit) throw problem('interviews.tooManyTimes', { limit })
}
