import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { offeredSlots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { newId } from '#platform/ids.ts'

/** Creates an offer of times to choose from, for one or thousands of invitations; returns its id. */
export async function newOffer(tx: Transaction, slotIds: readonly string[]): Promise<string> {
  const offerId = newId()
  await tx.execute(sql`insert into ${offeredSlots} (offer_id, slot_id)
    select distinct ${offerId}::uuid, id from unnest(${uuids(slotIds)}) as id`)
  return offerId
}
