import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import {
  interviewers,
  interviewInvitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Slots as members of the organization see them, the earliest first. */
export async function describedSlots(
  where: SQL | undefined,
  part?: Part,
  db: Database | Transaction = database(),
): Promise<Availability[]> {
  const { id, startsAt, endsAt, minutes, timeZone, seats, taken, place, videoUrl } = slots
  const found = db
    .select({
      ...{ id, startsAt, endsAt, minutes, timeZone, seats, taken, place, videoUrl },
      // Named by their tables, because drizzle leaves out the table of a column where it selects from one table only.
      offered: sql<number>`(select count(*)::int from ${offeredSlots} as offered join ${interviewInvitations} as invited
        on invited.offer_id = offered.offer_id and invited.status = 'Pending' where offered.slot_id = ${slots}.id)`,
    })
    .from(slots)
    .where(where)
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .$dynamic()
  const rows = await (part ? found.limit(part.limit).offset(part.offset) : found)
  const at = await interviewersAt(
    rows.map((row) => row.id),
    db,
  )
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    interviewers: at.get(row.id)?.map(({ id, name }) => ({ id, name })) ?? [],
  }))
}

async function interviewersAt(slotIds: readonly string[], db: Database | Transaction) {
  const rows = await db
    .select({
      slotId: interviewers.slotId,
      id: accounts.id,
      name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
    })
    .from(interviewers)
    .innerJoin(accounts, eq(accounts.id, interviewers.accountId))
    .where(sql`${interviewers.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(sql`${accounts.name} collate turkish`), asc(sql`${accounts.surname} collate turkish`))
  return Map.groupBy(rows, ({ slotId }) => slotId)
}
