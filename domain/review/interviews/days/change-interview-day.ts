import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeInterviewDay as call } from '#contract/interviews/days.ts'
import { jobs } from '#contract/jobs.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { acts } from '#database/schema/acts.ts'
import { companies } from '#database/schema/companies.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { holdTimes } from '../keeping/hold-times.ts'
import { type InterviewDay, slotsOfDay, touchedAt } from './day-slots.ts'
import { moveDay } from './move-day.ts'

/**
 * Queues moving or cancelling a day of interviews, held for half a minute. The change is first run as a dry run, so
 * that refusals come at once and the officer sees who is affected.
 */
export async function changeInterviewDay(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { dryRun, ...day } = input
  const { slotIds, ...touched } = await tryOut(caller, day)
  const people = isGranted(caller, 'Applications', 'read') ? touched.people : []
  if (dryRun || touched.times === 0) return { actId: null, releaseAt: null, ...touched, people }
  return {
    ...touched,
    people,
    ...(await database().transaction((tx) => holdDay(tx, caller, { ...day, slotIds }, touched.accepted))),
  }
}

const tryOut = (caller: Caller, day: InterviewDay) =>
  holdTimes({ which: slotsOfDay(day), dryRun: true }, async (tx, held) => {
    const slotIds = held.times.map(({ id }) => id)
    const touched = await touchedAt(tx, slotIds)
    if (day.change === 'move') await moveDay(tx, caller, day, held)
    return { times: slotIds.length, slotIds, ...touched }
  })

interface SeenDay extends InterviewDay {
  readonly slotIds: readonly string[]
}

/**
 * Of two officers who change the same day at once, the second is refused. The act stores the ids of the times, because
 * until its release another change may move further interviews to this day.
 */
async function holdDay(tx: Transaction, caller: Caller, { slotIds, ...day }: SeenDay, changed: number) {
  const { companyId } = day
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
  if ((await tx.$count(acts, isHeldDay(day))) > 0) throw problem('interviews.dayHeld')
  const actId = newId()
  const releaseAt = new Date(Date.now() + heldSeconds * 1000)
  await tx.insert(acts).values({
    id: actId,
    companyId,
    changed,
    kind: 'changeInterviewDay',
    accountId: signedIn(caller).accountId,
    detail: {
      state: 'held',
      from: day.startsFrom,
      before: day.startsBefore,
      change: day.change,
      day: JSON.stringify(day),
      slots: JSON.stringify(slotIds),
      language: caller.language,
    },
  })
  await enqueue(tx, jobs.changeInterviewDay, { actId }, releaseAt)
  return { actId, releaseAt: releaseAt.toISOString() }
}

const isHeldDay = ({ companyId, startsFrom, startsBefore }: InterviewDay) =>
  and(
    eq(acts.companyId, companyId),
    eq(acts.kind, 'changeInterviewDay'),
    isNull(acts.undoneAt),
    sql`${acts.detail} ->> 'state' = 'held' and ${acts.at} > now() - interval '1 day'
      and (${acts.detail} ->> 'from')::timestamptz < ${startsBefore}::timestamptz
      and (${acts.detail} ->> 'before')::timestamptz > ${startsFrom}::timestamptz`,
  )
