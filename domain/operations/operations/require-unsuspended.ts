import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { changesCompany } from '#contract/while-suspended.ts'
import { planned } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companies } from '#database/schema/companies.ts'

/**
 * Members of a suspended organization may only read and export; other calls are refused until an operator ends the
 * suspension.
 */
export async function requireUnsuspended(call: Call, caller: Caller) {
  const { person } = caller
  if (person?.kind !== 'Company' || !isForMembers(call, caller)) return
  const [suspended] = await suspendedOn(planned()).execute({ companyId: person.companyId })
  if (suspended) throw problem('companies.suspended')
}

/** Whether the call changes something of an organization and the caller is a member. */
export const isForMembers = (call: Call, { person }: Caller) => person?.kind === 'Company' && changesCompany(call)

const suspendedOn = preparedOn((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, sql.placeholder('companyId')), isNotNull(companies.suspendedAt)))
    .prepare('suspended_company'),
)
