import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { saveInterviewResult as call } from '#contract/interviews/results.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations as invitations, interviewResults as results } from '#database/schema/interviews.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { applicationLock } from '#domain/ground/locks/lock-applications.ts'
import { resultsOf } from '../results-of.ts'
import { hasBegun } from './has-begun.ts'

type Asked = Input<typeof call>

/** Each member writes one result per interview and may change only their own. */
export async function saveInterviewResult(caller: Caller, input: Asked): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const applicationId = await requireBegun(tx, input)
    const { score, recommendation, note } = input
    const mine = and(eq(results.invitationId, input.invitationId), eq(results.accountId, accountId))
    const [before] = await tx.select().from(results).where(mine)
    const isSame = before?.score === score && before.recommendation === recommendation && before.note === note
    if (isSame) return
    if (score === null && recommendation === null && note === '') {
      await tx.delete(results).where(mine)
      return
    }
    const values = { score, recommendation, note, changedAt: new Date() }
    await tx
      .insert(results)
      .values({ invitationId: input.invitationId, accountId, ...values })
      .onConflictDoUpdate({ target: [results.invitationId, results.accountId], set: values })
    if (!before)
      await addHistory(tx, caller, { applicationIds: [applicationId], event: 'interviewResultWritten', visible: false })
  })
  const written = await resultsOf(caller, [input.invitationId])
  return { results: written.get(input.invitationId) ?? [] }
}

/** Locks the application, so that of two simultaneous saves the second sees what the first has written. */
async function requireBegun(tx: Transaction, { companyId, formId, invitationId }: Asked): Promise<string> {
  const [found] = await tx
    .select({
      applicationId: invitations.applicationId,
      anonymisedAt: applications.anonymisedAt,
      hasBegun: sql<boolean>`${hasBegun}`,
    })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(and(eq(invitations.id, invitationId), eq(invitations.formId, formId), eq(invitations.companyId, companyId)))
    .for(applicationLock, { of: applications })
  if (!found) throw problem('interviews.notFound')
  if (found.anonymisedAt !== null) throw problem('retention.anonymised')
  if (!found.hasBegun) throw problem('interviews.notBegun')
  return found.applicationId
}
