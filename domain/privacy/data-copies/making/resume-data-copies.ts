import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueueAll } from '#database/queue.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { isLeftUnmade } from '#domain/ground/files/making-lease.ts'

const mostAtOnce = 50

/** Finds copies without a worker that are due: their process died, or a retry is due. */
export async function resumeDataCopies() {
  await database().transaction(async (tx) => {
    const left = await tx
      .select({ copyId: dataCopies.id })
      .from(dataCopies)
      .where(isLeftUnmade(dataCopies))
      .orderBy(dataCopies.createdAt)
      .limit(mostAtOnce)
    if (left.length > 0) await enqueueAll(tx, jobs.makeDataCopy, left)
  })
}
