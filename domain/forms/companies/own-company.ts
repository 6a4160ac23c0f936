import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'

/** The caller's own organization; `may` has made sure that it is theirs. */
export async function ownCompany(companyId: string) {
  const [company] = await database().select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw problem('accounts.notFound')
  return company
}
