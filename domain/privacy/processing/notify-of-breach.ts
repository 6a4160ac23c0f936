import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordsPath } from '#contract/processing/data-kinds.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'

interface Touched {
  readonly companyId: string | null
}

/**
 * Notifies the Roots of the organization, or of all that hold applications, regardless of preferences, because they
 * must notify the authority themselves.
 */
export async function notifyRootsOfBreach(tx: Transaction, { companyId }: Touched) {
  const holds = sql`exists (select from ${applications} where ${applications.companyId} = ${companyMembers.companyId}
    and ${applications.submittedAt} is not null)`
  const roots = await tx
    .select({ accountId: accounts.id, title: companies.name })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.userType, 'Root'),
        isNull(accounts.deletedAt),
        companyId === null ? holds : eq(companyMembers.companyId, companyId),
      ),
    )
  await notifyEach(
    tx,
    roots.map(({ accountId, title }) => ({
      accountId,
      event: 'breachTold',
      values: { title },
      address: recordsPath,
      always: true,
    })),
    { readers: 'Company', kind: 'applications' },
  )
}
