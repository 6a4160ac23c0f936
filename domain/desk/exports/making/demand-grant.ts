import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { plannerOf } from '#domain/award/results/planner-of.ts'
import { type ExportRecord, modulesOf } from '../export-record.ts'

/** It is made in the name of who asked for it, as far as they may still read. */
export async function demandGrant(made: ExportRecord, db: Database | Transaction = database()) {
  const caller = await plannerOf(made, db)
  const mayStill = caller && modulesOf(made).every((module) => isGranted(caller, module, 'read'))
  if (!mayStill) throw problem('permissions.missing')
}
