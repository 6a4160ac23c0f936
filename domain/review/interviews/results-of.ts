import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '#contract/caller.ts'
import type { InterviewResult } from '#contract/interviews/results.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { interviewResults as results } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

/** The results written after these interviews, by invitation, in the order of the authors' names. */
export async function resultsOf(caller: Caller, invitationIds: readonly string[]) {
  const { accountId } = signedIn(caller)
  const by = sql<string>`${accounts.name} || ' ' || ${accounts.surname}`
  const rows = await database()
    .select({ result: results, by })
    .from(results)
    .innerJoin(accounts, eq(accounts.id, results.accountId))
    .where(sql`${results.invitationId} = any(${uuids(invitationIds)})`)
    .orderBy(asc(sql`${by} collate turkish`))
  const written = rows.map(({ result: { invitationId, changedAt, ...result }, by: name }) => ({
    invitationId,
    shown: {
      ...result,
      by: name,
      isMine: result.accountId === accountId,
      changedAt: changedAt.toISOString(),
    } satisfies z.infer<typeof InterviewResult>,
  }))
  const groups = Map.groupBy(written, ({ invitationId }) => invitationId)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ shown }) => shown)]))
}
