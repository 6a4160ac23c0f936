import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCompanyAccounts as listCall } from '#contract/companies/company-accounts.ts'
import { database } from '#database/connection.ts'
import { membersOf } from './members.ts'

export async function listCompanyAccounts(caller: Caller, { companyId }: Input<typeof listCall>) {
  return { items: await membersOf(database(), companyId, caller) }
}
