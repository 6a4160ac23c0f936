import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { uuids } from '#database/uuids.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { anonymise } from './anonymise.ts'
import { isHeld, isKept } from './finished.ts'
import { forgetWords } from './forget-words.ts'

/**
 * Anonymises the withdrawn applications of a closed account at once, because no decision on them is pending. Other
 * applications are anonymised at the end of their retention, as for everybody.
 */
export async function anonymiseWithdrawn(tx: Transaction, accountId: string) {
  const theirs = sql`${applications.candidateId} in (
    select ${candidates.id} from ${candidates} where ${candidates.accountId} = ${accountId})`
  const ids = await lockApplications(
    tx,
    sql`${theirs} and ${applications.status} = 'Withdrawn' and ${isKept} and not ${isHeld}`,
  )
  if (ids.length === 0) return
  await anonymise(tx, ids)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${applications.formId} as id from ${applications} where ${applications.id} = any(${uuids(ids)})`)
  await forgetWords(
    tx,
    rows.map(({ id }) => id),
  )
}
