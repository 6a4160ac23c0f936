import { and, eq, type SQL } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import type { ExportRecord } from './export-record.ts'

export interface ExportIds {
  readonly companyId: string
  readonly exportId: string
}

/** The exports that the caller may see: all for Root, otherwise their own. */
export function visibleTo(caller: Caller, companyId: string): SQL | undefined {
  const person = signedIn(caller)
  const isRoot = person.kind === 'Company' && person.userType === 'Root'
  return and(eq(madeExports.companyId, companyId), isRoot ? undefined : eq(madeExports.accountId, person.accountId))
}

/** An export that the caller may see; others do not exist. */
export async function ownExport(
  caller: Caller,
  { companyId, exportId }: ExportIds,
  db: Database | Transaction = database(),
): Promise<ExportRecord> {
  const [row] = await db
    .select()
    .from(madeExports)
    .where(and(eq(madeExports.id, exportId), visibleTo(caller, companyId)))
  if (!row) throw problem('exports.notFound')
  return row
}
