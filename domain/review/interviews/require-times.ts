import { and, eq, gt, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

interface Offered {
  readonly companyId: string
  readonly formId: string
  readonly availabilityIds: readonly string[]
  readonly answerBy: string | null
}

/** Refuses times that have begun or belong to another form, and an answer deadline after the last of them. */
export async function requireTimes(tx: Transaction, { companyId, formId, availabilityIds, answerBy }: Offered) {
  const found = await tx
    .select({ startsAt: slots.startsAt })
    .from(slots)
    .where(
      and(
        sql`${slots.id} = any(${uuids(availabilityIds)})`,
        eq(slots.formId, formId),
        eq(slots.companyId, companyId),
        gt(slots.startsAt, sql`now()`),
      ),
    )
  if (found.length < new Set(availabilityIds).size) throw problem('interviews.timeNotFound')
  const last = Math.max(...found.map(({ startsAt }) => startsAt.getTime()))
  const until = answerBy === null ? last : Date.parse(answerBy)
  if (until <= Date.now() || until > last) throw problem('interviews.answerByTooLate')
}

/** Locks the times against being taken back, and refuses if one has been. Lock order: after the applications. */
export async function keepTimes(tx: Transaction, slotIds: readonly string[]) {
  const kept = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(sql`${slots.id} = any(${uuids(slotIds)})`)
    .orderBy(slots.id)
    .for('key share')
  if (kept.length < new Set(slotIds).size) throw problem('interviews.timeNotFound')
}
