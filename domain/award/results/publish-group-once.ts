import { and, eq, or, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { publications } from '#database/schema/results/publications.ts'
import { notifyFailed } from './notify-failed.ts'
import type { PublicationRecord } from './publication-rows.ts'
import { type PublishedGroup, publishGroup } from './publish-group.ts'

/**
 * Publishes a group once; a second attempt finds it done. A lasting failure, such as missing credits, is stored and its
 * planner notified; a lost database connection is not, and the publication is tried again.
 */
export async function publishGroupOnce(
  caller: Caller,
  publication: PublicationRecord,
): Promise<PublishedGroup | undefined> {
  try {
    return await publishGroup(caller, publication, { publication })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await fail(publication, error.code)
    return undefined
  }
}

/** Publishes at once: if the number differs from the expected one, it is refused and leaves no row. */
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

/** Matches by version: a publication moved to another time since must wait for that time. */
const isWaiting = ({ id, version }: PublicationRecord) =>
  and(eq(publications.id, id), eq(publications.version, version), eq(publications.state, 'Scheduled'))

/** Stores a failure, unless the publication was done, cancelled or changed meanwhile. */
export async function fail(publication: PublicationRecord, failure: string) {
  await database().transaction(async (tx) => {
    const failed = await tx
      .update(publications)
      .set({ state: 'Failed', failure, endedAt: sql`now()` })
      .where(isWaiting(publication))
      .returning({ id: publications.id })
    // A member who publishes at once gets the failure in the response instead.
    if (failed.length > 0 && publication.publishAt > publication.createdAt) await notifyFailed(tx, publication)
  })
}
