import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { takeOverEntry as call } from '#contract/entries/entry-invitation.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { entries } from '#database/schema/entries.ts'
import { isTaken } from '#domain/accounts/accounts/is-taken.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { currentApplication } from '#domain/applying/applications/current-application.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { carried } from '#domain/applying/applying/answers/typed-answers.ts'
import { openSealed } from '#domain/applying/sealed/open-sealed.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { type Entry, entryByToken, linkState, lockEntry } from './entry-by-token.ts'
import { moveToPerson } from './move-to-person.ts'

/** How long the candidate may complete an application after taking it over, also after the form's deadline. */
const daysToComplete = 14

/**
 * Makes an entered application the candidate's own. The organization still reads what it entered itself; it sees
 * nothing of the profile until the candidate submits the application.
 */
export function takeOverEntry(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  return takeOver(caller, input).catch((error: unknown) => {
    // The candidate has concurrently started an application of their own: the retry finds it.
    if (isTaken(error)) return takeOver(caller, input)
    throw error
  })
}

function takeOver(caller: Caller, { candidateId, token }: Input<typeof call>): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const known = await entryByToken(tx, caller, token)
    if (!known) throw problem('accounts.wrongLink')
    const { candidateId: holder, formId } = await applicationOf(tx, known)
    if (holder === candidateId) return { applicationId: known.applicationId, formId }
    const before = await currentApplication(tx, { candidateId, formId })
    const entry = await lockEntry(tx, caller, token, before ? [before.id] : [])
    // While waiting for the locks, the candidate may have taken it over or submitted their own in another tab.
    if ((await applicationOf(tx, entry)).candidateId === candidateId)
      return { applicationId: entry.applicationId, formId }
    if (linkState(entry) !== 'open') throw problem('entries.over')
    const now = await currentApplication(tx, { candidateId, formId })
    const own = now?.id === before?.id ? now : undefined
    if (own && own.status !== 'Draft') return { applicationId: await giveWay(tx, caller, entry, own.id), formId }
    await becomeOwn(tx, caller, entry, { candidateId, placeholder: holder, draft: own?.id })
    return { applicationId: entry.applicationId, formId }
  })
}

async function applicationOf(tx: Transaction, { applicationId }: Entry) {
  const [application] = await tx
    .select({ candidateId: applications.candidateId, formId: applications.formId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  if (!application) throw problem('accounts.wrongLink')
  return application
}

/**
 * A candidate who has submitted an application of their own keeps that one, and the entered one is removed. Its credit
 * opens the other, if that was sealed, and is given back otherwise.
 */
async function giveWay(tx: Transaction, caller: Caller, entry: Entry, ownId: string): Promise<string> {
  await eraseEntered(tx, caller, [entry.applicationId], 'ownApplication')
  const opened = await tx
    .update(applications)
    .set({ sealed: false })
    .where(and(eq(applications.id, ownId), eq(applications.sealed, true)))
  if (opened.rowCount === 0) {
    const { companyId } = entry
    const cause = { about: { kind: 'application', id: entry.applicationId } } as const
    await openSealed(tx, { companyId, count: 1 }, cause, () => returnCredits(tx, companyId, 'application', 1, cause))
  }
  return ownId
}

interface NewOwner {
  readonly candidateId: string
  /** The candidate row without an account that it belonged to. */
  readonly placeholder: string
  readonly draft: string | undefined
}

async function becomeOwn(tx: Transaction, caller: Caller, { applicationId }: Entry, owner: NewOwner) {
  if (owner.draft !== undefined) await takeIn(tx, owner.draft, applicationId)
  await takeAnswers(tx, applicationId)
  await addHistory(tx, caller, { applicationIds: [applicationId], event: 'takenOver' })
  // Changed now, so that it counts as not submitted by the candidate yet.
  await tx
    .update(applications)
    .set({
      candidateId: owner.candidateId,
      // A draft to the candidate until they submit it.
      shownStatus: sql`case when ${applications.status} = 'Submitted' then 'Draft' else ${applications.shownStatus} end`,
      changedAt: sql`greatest(clock_timestamp(), ${applications.submittedAt} + interval '1 millisecond')`,
      extendedUntil: sql`now() + make_interval(days => ${daysToComplete})`,
    })
    .where(eq(applications.id, applicationId))
  await tx.update(entries).set({ takenOverAt: sql`now()` }).where(eq(entries.applicationId, applicationId))
  await moveToPerson(tx, applicationId, owner.candidateId)
  await tx.delete(candidates).where(eq(candidates.id, owner.placeholder))
}

/** Moves the answers and documents of the candidate's own draft into the application that they take over. */
async function takeIn(tx: Transaction, draftId: string, applicationId: string) {
  await tx.update(applicationAnswers).set({ applicationId }).where(eq(applicationAnswers.applicationId, draftId))
  await tx.update(applicationDocuments).set({ applicationId }).where(eq(applicationDocuments.applicationId, draftId))
  await tx.update(consents).set({ applicationId }).where(eq(consents.applicationId, draftId))
  await tx.delete(applications).where(eq(applications.id, draftId))
}

/** Copies the organization's answers into the draft for review; answers that the candidate typed stay. */
async function takeAnswers(tx: Transaction, applicationId: string) {
  await tx.execute(sql`
    insert into ${applicationAnswers} (application_id, question_id, value, typed_at, device)
    select ${snapshots.applicationId}, entered.key::uuid, entered.value, ${snapshots.takenAt}, ${carried}
    from ${snapshots} cross join lateral jsonb_each(${snapshots.answers}) as entered
    where ${snapshots.applicationId} = ${applicationId}
    on conflict do nothing`)
}
