import { and, gte, lte, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { holidays } from '#database/schema/reference.ts'
import { dayAt, numberOf } from '../period.ts'

/** Whether the first working day of this day's month has come: no weekend and no full public holiday. */
export async function hasFirstWorkingDayCome(today: string): Promise<boolean> {
  const first = `${today.slice(0, 7)}-01`
  const free = await database()
    .select({ day: sql<string>`${holidays.day}::text` })
    .from(holidays)
    .where(and(gte(holidays.day, first), lte(holidays.day, today), sql`not ${holidays.half}`))
  const isFree = new Set(free.map(({ day }) => day))
  for (let day = first; day <= today; day = dayAt(numberOf(day) + 1)) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isFree.has(day)) return true
  }
  return false
}
