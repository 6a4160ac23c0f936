import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { askForDataCopy as call } from '#contract/candidates/data-copies.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { newId } from '#platform/ids.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { listDataCopies, nextCopyAt } from './list-data-copies.ts'

/** Requests a copy, in the language of the account. */
export async function askForDataCopy(caller: Caller, ids: Input<typeof call>): Promise<Output<typeof call>> {
  const { candidateId } = ids
  await database().transaction(async (tx) => {
    // Of two concurrent requests, the second finds the first.
    const { language } = await lockOwnAccount(tx, caller)
    const nextAt = await nextCopyAt(tx, candidateId)
    if (nextAt !== null) throw problem('dataCopies.tooSoon', { at: formatDeadline(nextAt, caller.language) })
    const id = newId()
    await tx.insert(dataCopies).values({ id, candidateId, language })
    await enqueue(tx, jobs.makeDataCopy, { copyId: id })
  })
  return listDataCopies(caller, ids)
}
