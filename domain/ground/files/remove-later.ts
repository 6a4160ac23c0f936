import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'

/** Nobody writes so slowly: what was not touched for so long is of somebody who died. */
export const writtenWithinMs = 3 * 3_600_000

/**
 * Removes files that nobody wants any more once nobody can be writing them: whoever writes one at this moment removes it, unless
 * they die first, and then no row names it.
 */
export async function removeLater(tx: Transaction, keys: readonly string[]) {
  if (keys.length > 0) await enqueue(tx, jobs.removeFiles, { keys: [...keys] }, new Date(Date.now() + writtenWithinMs))
}
