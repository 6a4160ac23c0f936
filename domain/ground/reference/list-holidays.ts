import { asc, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listHolidays as call } from '#contract/data/data.ts'
import { holidays } from '#database/schema/reference.ts'
import { nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listHolidays({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_holidays',
  (language) => ({ day: holidays.day, name: nameIn(language, holidays), half: holidays.half }),
  (db, fields) =>
    db
      .select(fields)
      .from(holidays)
      .where(sql`${holidays.day} >= date_trunc('year', now())`)
      .orderBy(asc(holidays.day)),
)
