import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

/** Distributed over the members; some in review stay unassigned. */
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
  const nameOf = await namesOf(
    tx,
    assigned.map(({ accountId }) => accountId),
  )
  return assigned.map(({ one, accountId }) =>
    one.happened('assignmentChanged', 0.35, { detail: { added: [accountId], removed: [], names: nameOf(accountId) } }),
  )
}

async function namesOf(tx: Transaction, accountIds: readonly string[]) {
  const { id, name, surname } = accounts
  const rows = await tx
    .select({ id, name, surname })
    .from(accounts)
    .where(inArray(id, [...new Set(accountIds)]))
  const names = new Map(rows.map((row) => [row.id, `${row.name} ${row.surname}`]))
  return (accountId: string) => names.get(accountId) ?? ''
}
