import type { Transaction } from '#database/connection.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

/** Spread over the members; some that are looked at are nobody's yet. */
export async function writeAssignments(tx: Transaction, received: readonly OnDesk[]): Promise<readonly HistoryRow[]> {
  const assigned = received.filter(isLookedAt).flatMap((one) => {
    const random = one.random('assignment')
    const accountId = random.pick(one.organization.memberIds)
    return random.chance(0.7) ? [{ one, accountId }] : []
  })
  await tx.insert(assignments).values(
    assigned.map(({ one: { application, form }, accountId }) => ({
      applicationId: application.id,
      formId: form.id,
      accountId,
    })),
  )
  return []
}
