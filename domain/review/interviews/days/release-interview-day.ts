import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { InterviewDayChange } from '#contract/interviews/days.ts'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { ProblemError } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { interviewSlots as slots } from '#database/schema/interviews.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { callOff } from '../keeping/cancel-interviews.ts'
import { holdTimes } from '../keeping/hold-times.ts'
import { type InterviewDay, slotsOfDay, withoutPlan } from './day-slots.ts'
import { moveDay } from './move-day.ts'

type ActRecord = typeof acts.$inferSelect

/**
 * Carries out a held change of a day of interviews. A move and the end of its act are one transaction, so that a killed
 * worker does not move anyone twice; a repeated cancellation finds its times gone.
 */
export async function releaseInterviewDay({ actId }: JobInput<typeof jobs.changeInterviewDay>) {
  const act = await takeUp(actId)
  if (!act) return
  const day = { ...InterviewDayChange.parse(JSON.parse(String(act.detail.day))), companyId: act.companyId }
  try {
    await (day.change === 'move' ? move(act, day) : cancel(act, day))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await notifyRefused(act, day)
  }
}

/** Claims the act, which then cannot be called back. Undefined if it was called back or is done. */
async function takeUp(actId: string): Promise<ActRecord | undefined> {
  const [act] = await database()
    .update(acts)
    .set({ detail: sql`${acts.detail} || '{"state": "releasing"}'` })
    .where(and(eq(acts.id, actId), isNull(acts.undoneAt), sql`${acts.detail} ->> 'state' in ('held', 'releasing')`))
    .returning()
  return act
}

const end = (tx: Transaction, { id }: ActRecord, state: 'done' | 'refused') =>
  tx
    .update(acts)
    .set({ detail: sql`${withoutPlan} || ${JSON.stringify({ state })}::jsonb` })
    .where(and(eq(acts.id, id), sql`${acts.detail} ->> 'state' = 'releasing'`))

/** The times that the officer saw, as far as they still exist. */
const seenTimes = ({ detail }: ActRecord, day: InterviewDay) =>
  slotsOfDay(day, z.array(z.string()).parse(JSON.parse(String(detail.slots))))

const doerOf = ({ accountId, detail }: ActRecord) => ({
  person: { kind: 'Company', accountId } as const,
  language: detail.language === 'en' ? ('en' as const) : ('tr' as const),
})

const move = (act: ActRecord, day: InterviewDay) =>
  holdTimes({ which: seenTimes(act, day), dryRun: false }, async (tx, held) => {
    const { rowCount } = await end(tx, act, 'done')
    if (rowCount === 0) return
    await moveDay(tx, doerOf(act), day, held)
  })

/** One transaction per form, because taking back times of a form locks its plan. */
async function cancel(act: ActRecord, day: InterviewDay) {
  const found = await database().select({ id: slots.id, formId: slots.formId }).from(slots).where(seenTimes(act, day))
  for (const [formId, times] of Map.groupBy(found, (slot) => slot.formId))
    await callOff(doerOf(act), {
      companyId: day.companyId,
      formId,
      message: day.message,
      afterwards: 'end',
      dryRun: false,
      availabilityIds: times.map(({ id }) => id),
      endsWaiting: true,
    })
  await database().transaction((tx) => end(tx, act, 'done'))
}

/** Notifies the officer that the change was not made, because something changed while it was held. */
const notifyRefused = (act: ActRecord, { startsFrom }: InterviewDay) =>
  database().transaction(async (tx) => {
    await end(tx, act, 'refused')
    const day = istanbulDay(new Date(startsFrom))
    await notifyMembers(tx, [{ accountId: act.accountId, values: { title: '', day } }], {
      kind: 'interviews',
      event: 'interviewDayRefused',
      address: `/organizations-dashboard/interviews?view=day&day=${day}`,
    })
  })
