import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { changesCompany } from '#contract/while-suspended.ts'
import { planned } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companies } from '#database/schema/companies.ts'

/** Members of a suspended organization read and export; whatever else they do is refused until an operator ends it. */
export async function demandUnsuspended(call: Call, { person }: Caller) {
  if (person?.kind !== 'Company' || !changesCompany(call)) return
  const [suspended] = await suspendedOn(planned()).execute({ companyId: person.companyId })
  if (suspended) throw problem('companies.suspended')
}

const suspendedOn = preparedOn((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, sql.placeholder('companyId')), isNotNull(companies.suspendedAt)))
    .prepare('suspended_company'),
)
