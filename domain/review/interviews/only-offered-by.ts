import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewSlots, interviewInvitations as invitations, offeredSlots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

interface Times {
  readonly formId: string
  readonly slotIds: readonly string[]
}

/** How many unanswered invitations would have no time left to choose without these slots. */
export const onlyOfferedBy = (tx: Transaction, { formId, slotIds }: Times): Promise<number> =>
  tx.$count(
    tx
      .select({ id: invitations.id })
      .from(invitations)
      .where(
        and(
          eq(invitations.formId, formId),
          inArray(invitations.status, ['Pending', 'RescheduleRequested']),
          sql`${invitations.offerId} in (select offer_id from ${offeredSlots} where slot_id = any(${uuids(slotIds)}))`,
          sql`not exists (select from ${offeredSlots} as other join ${interviewSlots} as slot on slot.id = other.slot_id
            where other.offer_id = ${invitations}.offer_id and slot.id <> all(${uuids(slotIds)})
              and slot.starts_at > now())`,
        ),
      )
      .as('only'),
  )
