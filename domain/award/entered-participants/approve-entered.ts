import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { decidedWith } from '#domain/applying/applications/decided-with.ts'

/** Approves entered participants with a published result: they were decided on before they were entered. */
export const approveEntered = (tx: Transaction, applicationIds: readonly string[], accountId: string) =>
  tx.execute(sql`
    update ${applications} set status = 'Approved', result_published_at = now(), ${decidedWith(true, accountId)}
    where ${applications.id} = any(${uuids(applicationIds)})`)
