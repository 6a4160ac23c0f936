import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { callerOfMember } from '#domain/award/results/caller-of-member.ts'
import { type ExportRecord, modulesOf } from '../export-record.ts'

/** An export is made as the account that asked for it, which must still have read access. */
export async function requireGrant(made: ExportRecord, db: Database | Transaction = database()) {
  const caller = await callerOfMember(made, db)
  const mayStill = caller && modulesOf(made).every((module) => isGranted(caller, module, 'read'))
  if (!mayStill) throw problem('permissions.missing')
}
