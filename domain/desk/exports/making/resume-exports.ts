import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueueAll } from '#database/queue.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { isLeftUnmade } from '#domain/ground/files/making-lease.ts'

/** Finds due exports without a job: their process died, or the back-off after a failure is over. */
export async function resumeExports() {
  await database().transaction(async (tx) => {
    const left = await tx.$count(madeExports, isLeftUnmade(madeExports))
    if (left > 0)
      await enqueueAll(
        tx,
        jobs.makeExport,
        Array.from({ length: Math.min(left, 50) }, () => ({})),
      )
  })
}
