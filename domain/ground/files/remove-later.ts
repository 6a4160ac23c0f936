import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'

/** The longest time that writing a file may take: a file not touched for longer was left by a process that died. */
export const writtenWithinMs = 3 * 3_600_000

/**
 * Removes unused files after the longest time that writing one may take. A running writer removes its own file; one
 * that died leaves a file that no row refers to.
 */
export async function removeLater(tx: Transaction, keys: readonly string[]) {
  if (keys.length > 0) await enqueue(tx, jobs.removeFiles, { keys: [...keys] }, new Date(Date.now() + writtenWithinMs))
}
