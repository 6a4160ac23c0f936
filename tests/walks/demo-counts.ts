import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies, formHistory, forms, formVersions, listings, savedForms } from '#database/schema/forms.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'

const tables = {
  accounts,
  candidates,
  candidateEducations,
  companies,
  forms,
  formVersions,
  formHistory,
  listings,
  applications,
  opportunities,
  opportunityClaims,
  communities,
  followedCompanies,
  savedForms,
}

/** How many rows the demo has written, by table. */
export async function demoCounts(db: Database): Promise<Record<string, number>> {
  const counted = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const)
  return Object.fromEntries(await Promise.all(counted))
}
