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
    .select({ id, startsAt, endsAt, minutes, timeZone, seats, taken, place, videoUrl })
    .from(slots)
    .where(where)
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .$dynamic()
  const rows = await (part ? found.limit(part.limit).offset(part.offset) : found)
  const ids = rows.map((row) => row.id)
  const at = await interviewersAt(ids, db)
  const offered = await offeredAt(ids, db)
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    offered: offered.get(row.id) ?? 0,
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

/** How many unanswered invitations may choose each slot. Counted once per offer, however many slots it has. */
async function offeredAt(slotIds: readonly string[], db: Database | Transaction) {
  const { rows } = await db.execute<{ slot_id: string; count: number }>(sql`
    with here as materialized (
      select offer_id, slot_id from ${offeredSlots} where slot_id = any(${uuids(slotIds)})
    ), waiting as materialized (
      select offer_id, count(*) as count from ${interviewInvitations}
      where status = 'Pending' and offer_id in (select offer_id from here) group by offer_id
    )
    select slot_id, sum(waiting.count)::int as count from here join waiting using (offer_id) group by slot_id`)
  return new Map(rows.map(({ slot_id, count }) => [slot_id, count]))
}
