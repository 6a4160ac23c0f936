import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'

/** Whether the organization sends payments to the bank only after a second member has approved them. */
export async function approvesPayments(db: Database | Transaction, companyId: string): Promise<boolean> {
  const [company] = await db
    .select({ approves: companies.approvesPayments })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.approves ?? false
}
