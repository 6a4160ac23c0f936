import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listExports as call, readExport as readCall } from '#contract/exports/exports.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { describeExports } from './describe-exports.ts'
import type { ListedExport } from './export-record.ts'
import { type ExportIds, ownExport, visibleTo } from './own-export.ts'

const { asked, ...columns } = getTableColumns(madeExports)

export async function listExports(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, pageNumber, pageSize } = input
  const which = visibleTo(caller, companyId)
  const [rows, total] = await Promise.all([
    database()
      .select({ ...columns, asked: sql<ListedExport['asked']>`jsonb_build_object('columns', ${asked} -> 'columns')` })
      .from(madeExports)
      .where(which)
      // The same order as in the indexes.
      .orderBy(sql`${madeExports.createdAt} desc nulls last`, asc(madeExports.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(madeExports, which),
  ])
  return { items: await describeExports(caller, companyId, rows), total, pageNumber, pageSize }
}

export async function readExport(caller: Caller, ids: ExportIds): Promise<Output<typeof readCall>> {
  const [one] = await describeExports(caller, ids.companyId, [await ownExport(caller, ids)])
  if (!one) throw new Error('An export that was read was not described')
  return one
}
