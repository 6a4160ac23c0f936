import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { isUnleased, leaseEnd } from '#database/lease.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { takeOver } from '#domain/ground/files/take-over.ts'
import { newId } from '#platform/ids.ts'

export type CopyRecord = typeof dataCopies.$inferSelect

/**
 * Claims the lease of a copy that waits or whose lease has expired. Undefined if another process holds it, or it is
 * done.
 */
export async function takeCopy(copyId: string): Promise<CopyRecord | undefined> {
  const leaseHolder = newId()
  const isTaken = await takeOver(sql`
    with due as (
      select own.id, own.file_key from ${dataCopies} as own
      where own.id = ${copyId} and own.state in ('waiting', 'making') and ${isUnleased(sql`own.carried_until`)}
      for update skip locked)
    update ${dataCopies} set state = 'making', carrier = ${leaseHolder}::uuid, attempts = ${dataCopies.attempts} + 1, done = 0,
      carried_until = ${leaseEnd()},
      file_key = 'data-copies/' || ${dataCopies.candidateId} || ${`/${leaseHolder}.sealed`}
    from due where due.id = ${dataCopies.id}
    returning due.file_key as "leftKey"`)
  if (!isTaken) return undefined
  const [row] = await database().select().from(dataCopies).where(sql`${dataCopies.leaseHolder} = ${leaseHolder}::uuid`)
  return row
}
