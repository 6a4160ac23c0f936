import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCalendar as call } from '#contract/interviews/calendar.ts'
import { database } from '#database/connection.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { interviewers, interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { describedSlots } from '../described-slots.ts'
import { peopleAt } from './people-at.ts'

type Asked = Input<typeof call>

/**
 * Days are counted in full, but only a page of times is read, so that a busy month costs little more than an empty one.
 */
export async function listCalendar(caller: Caller, input: Asked): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  const where = matching(input)
  const [times, days] = await Promise.all([
    describedSlots(where, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    daysOf(where, input.timeZone),
  ])
  const ids = times.map(({ id }) => id)
  const [titles, people] = await Promise.all([titlesOf(ids), peopleAt(caller, ids, input.with === 'contacts')])
  return {
    items: times.map((time) => ({
      ...time,
      ...(titles.get(time.id) ?? { formId: '', title: '' }),
      people: people.get(time.id) ?? [],
    })),
    days,
    total: days.reduce((sum, { times: count }) => sum + count, 0),
    pageNumber,
    pageSize,
    can: { change: isGranted(caller, 'Applications', 'write') },
  }
}

const matching = ({ companyId, from, to, formId, interviewerId }: Asked) =>
  and(
    eq(slots.companyId, companyId),
    // No interview lasts longer than eight hours, so this bound keeps the index scan short.
    gt(slots.startsAt, sql`${from}::timestamptz - interval '8 hours'`),
    gt(slots.endsAt, new Date(from)),
    lt(slots.startsAt, new Date(to)),
    formId === undefined ? undefined : eq(slots.formId, formId),
    interviewerId === undefined
      ? undefined
      : sql`${slots}.id in (select ${interviewers.slotId} from ${interviewers}
          where ${interviewers.accountId} = ${interviewerId}::uuid)`,
  )

async function daysOf(where: SQL | undefined, timeZone: string) {
  return database()
    .select({
      day: sql<string>`(${slots.startsAt} at time zone ${timeZone})::date`,
      times: sql<number>`count(*)::int`,
      seats: sql<number>`sum(${slots.seats})::int`,
      taken: sql<number>`sum(${slots.taken})::int`,
    })
    .from(slots)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

async function titlesOf(slotIds: readonly string[]) {
  const rows = await database()
    .select({ id: slots.id, formId: forms.id, title: shownTitle })
    .from(slots)
    .innerJoin(forms, eq(forms.id, slots.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(sql`${slots.id} = any(${uuids(slotIds)})`)
  return new Map(rows.map(({ id, ...form }) => [id, form]))
}
