import { and, asc, isNull, sql } from 'drizzle-orm'
import { remindedBefore } from '#contract/data-requests/data-request-facts.ts'
import { database, type Transaction } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { addEntry } from './add-entry.ts'
import { daysLeftOf, today } from './clock.ts'
import { notifyOffice, notifyPerson } from './notify-of-request.ts'

/** How many reminders should have been sent by now, in SQL. */
const dueReminders = sql`(case
  when ${dataRequests.dueOn} < ${today} then 3
  when ${dataRequests.dueOn} <= ${today} + ${remindedBefore.remindedDay}::int then 2
  when ${dataRequests.dueOn} <= ${today} + ${remindedBefore.remindedWeek}::int then 1
  else 0 end)`

const events = ['remindedWeek', 'remindedDay', 'overdue'] as const

/**
 * Reminds the answering side once each: a week before the deadline, a day before it, and when it has passed; then the
 * person who asks is told whom to turn to. One transaction per request; rows that another process has locked are
 * skipped. After a long pause only the latest reminder is sent.
 */
export async function remindOfDataRequests() {
  while (await database().transaction(remindOfOne));
}

async function remindOfOne(tx: Transaction): Promise<boolean> {
  const [found] = await tx
    .select({ row: dataRequests, due: sql<number>`${dueReminders}` })
    .from(dataRequests)
    .where(
      and(
        isNull(dataRequests.endedAt),
        // Later deadlines have no reminder due: limits the index scan.
        sql`${dataRequests.dueOn} <= ${today} + ${remindedBefore.remindedWeek}::int`,
        sql`${dataRequests.reminders} < ${dueReminders}`,
      ),
    )
    .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!found) return false
  const { row, due } = found
  const event = events[due - 1] ?? 'overdue'
  await addEntry(tx, row, { event }, { reminders: due })
  if (event === 'overdue') {
    await notifyOffice(tx, row, 'dataRequestOverdue')
    await notifyPerson(tx, row, 'dataRequestUnanswered')
  } else await notifyOffice(tx, row, 'dataRequestDueSoon', { days: daysLeftOf(row.dueOn, new Date()) })
  return true
}
