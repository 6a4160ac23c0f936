import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'

/** The caller's own organization; the call's `may` has checked that. */
export async function ownCompany(companyId: string) {
  const [company] = await database().select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw problem('accounts.notFound')
  return company
}
