import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { offeredSlots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { newId } from '#platform/ids.ts'

/** Offers times to choose between, to one or to thousands, and answers the id of the offer. */
export async function newOffer(tx: Transaction, slotIds: readonly string[]): Promise<string> {
  const offerId = newId()
  await tx.execute(sql`insert into ${offeredSlots} (offer_id, slot_id)
    select distinct ${offerId}::uuid, id from unnest(${uuids(slotIds)}) as id`)
  return offerId
}
