import { asc, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { transactionOrDryRun } from '#database/dry-run.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { bookedAt } from './booked-at.ts'

export interface HeldTimes {
  readonly times: readonly (typeof slots.$inferSelect)[]
  /** The invitations with a seat at these times. */
  readonly booked: Awaited<ReturnType<typeof bookedAt>>
}

/**
 * Runs work on times that are locked against being chosen, given up or changed. Lock order: the applications of booked
 * candidates before the times, to prevent deadlocks. A candidate may choose one of the times in between, which shows
 * only once the times are locked too; then the transaction starts again.
 */
export async function holdTimes<Answer>(
  { which, dryRun }: { readonly which: SQL | undefined; readonly dryRun: boolean },
  work: (tx: Transaction, held: HeldTimes) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const done = await transactionOrDryRun(dryRun, async (tx) => {
      const held = await hold(tx, which)
      return held && { answer: await work(tx, held) }
    })
    if (done) return done.answer
  }
}

async function hold(tx: Transaction, which: SQL | undefined): Promise<HeldTimes | undefined> {
  const there = await tx.select({ id: slots.id }).from(slots).where(which)
  const coming = await bookedAt(tx, idsOf(there))
  const applicationIds = uuids(coming.map(({ applicationId }) => applicationId))
  const locked = await lockApplications(tx, sql`${applications.id} = any(${applicationIds})`)
  const times = await tx.select().from(slots).where(which).orderBy(asc(slots.id)).for('update')
  const booked = await bookedAt(tx, idsOf(times))
  return booked.every(({ applicationId }) => locked.includes(applicationId)) ? { times, booked } : undefined
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
