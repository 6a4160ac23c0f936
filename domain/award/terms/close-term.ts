import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { closeTerm as call } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { cancelRequests } from './cancel-requests.ts'
import { lockOpenTerm, ownTerm } from './own-term.ts'

/**
 * Closes a term: open requests are cancelled, and payments held for it are released. Incomplete participants stay
 * recorded as such.
 */
export async function closeTerm(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, termId, dryRun } = input
  if (dryRun) return wouldCancel(input)
  return database().transaction(async (tx) => {
    const { name } = await lockOpenTerm(tx, input)
    const awaited = await lockApplications(tx, isAwaitedIn(termId))
    await addHistory(tx, caller, { applicationIds: awaited, event: 'termClosed', detail: { termId, names: name } })
    const { cancelled, unanswered } = await cancelRequests(tx, termId, awaited)
    await tx.update(terms).set({ closedAt: new Date() }).where(eq(terms.id, termId))
    const { accountId } = signedIn(caller)
    await returnCredits(tx, companyId, 'document', unanswered, { about: { kind: 'term', id: termId }, accountId })
    return { cancelled, participants: awaited.length, credits: unanswered }
  })
}

const isOpen = (termId: string) =>
  and(eq(documentRequests.termId, termId), inArray(documentRequests.status, ['Open', 'Refused']))

const isAwaitedIn = (termId: string) => sql`${applications.id} in (
  select ${documentRequests.applicationId} from ${documentRequests} where ${isOpen(termId)})`

async function wouldCancel({ companyId, termId }: Input<typeof call>) {
  const db = database()
  const { closedAt } = await ownTerm(db, { companyId, termId })
  if (closedAt) throw problem('terms.closed')
  const [counted] = await db
    .select({
      cancelled: sql<number>`count(*)::int`,
      participants: sql<number>`count(distinct ${documentRequests.applicationId})::int`,
      credits: sql<number>`(count(*) filter (where ${documentRequests.uploadedAt} is null))::int`,
    })
    .from(documentRequests)
    .where(isOpen(termId))
  return counted ?? { cancelled: 0, participants: 0, credits: 0 }
}
