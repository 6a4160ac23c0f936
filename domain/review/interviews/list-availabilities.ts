import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listAvailabilities as call } from '#contract/interviews/availabilities.ts'
import { database } from '#database/connection.ts'
import { interviewSlots as slots } from '#database/schema/interviews.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { describedSlots } from './described-slots.ts'

export async function listAvailabilities(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  await formOf(database(), input)
  const where = matching(input)
  const [items, sums] = await Promise.all([
    describedSlots(where, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    sumsOf(where),
  ])
  return { items, ...sums, pageNumber, pageSize, can: { change: isGranted(caller, 'Applications', 'write') } }
}

const matching = ({ companyId, formId, from, to }: Input<typeof call>) =>
  and(
    eq(slots.formId, formId),
    eq(slots.companyId, companyId),
    from === undefined ? undefined : gt(slots.endsAt, new Date(from)),
    to === undefined ? undefined : lt(slots.startsAt, new Date(to)),
  )

async function sumsOf(where: SQL | undefined) {
  const [sums] = await database()
    .select({
      total: sql<number>`count(*)::int`,
      seats: sql<number>`coalesce(sum(${slots.seats}), 0)::int`,
      taken: sql<number>`coalesce(sum(${slots.taken}), 0)::int`,
    })
    .from(slots)
    .where(where)
  return sums ?? { total: 0, seats: 0, taken: 0 }
}
