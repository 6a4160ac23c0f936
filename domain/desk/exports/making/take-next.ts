import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { isUnleased, leaseEnd } from '#database/lease.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { takeOver } from '#domain/ground/files/take-over.ts'
import { newId } from '#platform/ids.ts'
import type { ExportRecord } from '../export-record.ts'

/** Where the file of an export is stored; each attempt has a key of its own. */
export const placeOf = (companyId: string, leaseHolder: string) => `exports/${companyId}/${leaseHolder}.sealed`

/**
 * Leases the next export: a waiting one, or one whose lease has expired. Organizations take turns, so that one with
 * twenty exports does not block the others. Undefined if there is none.
 */
export async function takeNext(): Promise<ExportRecord | undefined> {
  const leaseHolder = newId()
  const isTaken = await takeOver(sql`
    with next as (
      select own.id, own.file_key from ${madeExports} as own
      where own.state in ('waiting', 'making') and ${isUnleased(sql`own.carried_until`)}
      order by
        (select count(*) from ${madeExports} as other where other.company_id = own.company_id
          and other.state = 'making' and other.carried_until > now()),
        (select max(other.started_at) from ${madeExports} as other where other.company_id = own.company_id) nulls first,
        own.created_at, own.id
      limit 1 for update of own skip locked)
    update ${madeExports} set state = 'making', carrier = ${leaseHolder}::uuid, attempts = ${madeExports.attempts} + 1,
      done = 0, started_at = now(), carried_until = ${leaseEnd()},
      file_key = 'exports/' || ${madeExports.companyId} || ${`/${leaseHolder}.sealed`}
    from next where next.id = ${madeExports.id}
    returning next.file_key as "leftKey"`)
  if (!isTaken) return undefined
  const [row] = await database()
    .select()
    .from(madeExports)
    .where(sql`${madeExports.leaseHolder} = ${leaseHolder}::uuid`)
  return row
}
