import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { requireOutreachRoom } from './outreach-room.ts'
import { refusedAddresses } from './refused-addresses.ts'

/** Throws if the address refuses such e-mails, or if the daily limit is reached. */
export async function requireOutreach(tx: Transaction, companyId: string, way: OutreachWay, email: string) {
  if ((await refusedAddresses(tx, companyId, [email])).has(email)) throw problem('outreach.refused')
  await requireOutreachRoom(tx, companyId, way, [email])
}
