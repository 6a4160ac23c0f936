import { and, eq, or, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { publications } from '#database/schema/results/publications.ts'
import type { PublicationRecord } from './publication-rows.ts'
import { type PublishedGroup, publishGroup } from './publish-group.ts'
import { tellFailed } from './tell-failed.ts'

/**
 * Publishes what a publication says, once: whoever comes second finds it over. What keeps it from happening for good,
 * such as missing credits, is written down and told to who planned it; a lost database is not, and it is tried again.
 */
export async function carryOut(caller: Caller, publication: PublicationRecord): Promise<PublishedGroup | undefined> {
  try {
    return await publishGroup(caller, publication, { publication })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await fail(publication, error.code)
    return undefined
  }
}

/** The same at once: where the number is no longer the one that the person saw, it is refused and leaves no row. */
export async function carryOutAtOnce(
  caller: Caller,
  publication: PublicationRecord,
  rest: readonly PublicationRecord[],
) {
  try {
    return await publishGroup(caller, publication, { publication })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.code !== 'acts.targetChanged') return void (await fail(publication, error.code))
    await database()
      .delete(publications)
      .where(or(isWaiting(publication), ...rest.map(isWaiting)))
    throw error
  }
}

/** As it was read: what somebody has moved to another moment since waits for that one. */
const isWaiting = ({ id, version }: PublicationRecord) =>
  and(eq(publications.id, id), eq(publications.version, version), eq(publications.state, 'Scheduled'))

/** Nothing is written down of a publication that somebody else has carried out, called off or changed by now. */
export async function fail(publication: PublicationRecord, failure: string) {
  await database().transaction(async (tx) => {
    const failed = await tx
      .update(publications)
      .set({ state: 'Failed', failure, endedAt: sql`now()` })
      .where(isWaiting(publication))
      .returning({ id: publications.id })
    // Who publishes at once reads it in the answer.
    if (failed.length > 0 && publication.publishAt > publication.createdAt) await tellFailed(tx, publication)
  })
}
