import { eq } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'

/** Notifies members who read applications that sealed ones were opened. */
export async function notifyOpened(tx: Transaction, companyId: string, count: number) {
  const members = await tx
    .select({
      accountId: companyMembers.accountId,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
      title: companies.name,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.companyId, companyId))
  const readers = members.filter((member) => hasAccess(member, 'Applications', 'read'))
  await notifyMembers(
    tx,
    readers.map(({ accountId, title }) => ({ accountId, values: { title, count } })),
    { kind: 'credits', event: 'sealedOpened', address: '/organizations-dashboard/forms' },
  )
}
