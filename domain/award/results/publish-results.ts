import { inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { jobs } from '#contract/jobs.ts'
import type { publishResults as call, GroupOutcome, Publication } from '#contract/results/publishing.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { publications } from '#database/schema/results/publications.ts'
import { withoutPendingWrites } from '#database/with-first-transaction.ts'
import { creditsLeft } from '#domain/credits/subscriptions/spend-credits.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { newId } from '#platform/ids.ts'
import { type CheckedGroup, checkGroups, lookAtGroup, oddInForm, outcomeOf } from './check-groups.ts'
import { groupsOf } from './group-of.ts'
import { describePublication, type PublicationRecord, selectPublications } from './publication-rows.ts'
import { carryOutAtOnce } from './publish-group-once.ts'
import { requirePublishable } from './require-publishable.ts'

/**
 * Publishes the results of groups, at once or at a set time. All publications are stored in one transaction and then
 * carried out group by group: if the process dies between two groups, the worker continues.
 */
export async function publishResults(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, dryRun } = input
  if (input.groups.some(({ channels }) => channels.includes('sms'))) requireSms()
  const publishAt = input.publishAt === null ? null : new Date(input.publishAt)
  // Read-only: an idempotency key belongs to the transaction that writes.
  const { form, checked, left } = await withoutPendingWrites(async () => ({
    form: await formOf(database(), input),
    checked: await checkGroups(caller, await groupsOf(caller, input)),
    left: await database().transaction((tx) => creditsLeft(tx, companyId, 'message')),
  }))
  const credits = checked.reduce((sum, { wouldDo }) => sum + wouldDo.credits, 0)
  const answer = { credits, creditsLeft: left, publishAt: publishAt?.toISOString() ?? null }
  if (dryRun) {
    const groups = await Promise.all(checked.map(lookAtGroup))
    return { ...answer, groups, oddities: await oddInForm(form) }
  }
  await requirePublishable({ form, checked, publishAt, left })
  const planned = await plan(caller, checked, publishAt)
  if (publishAt !== null) return { ...answer, groups: await outcomes(caller, checked, planned), oddities: [] }
  const done: CheckedGroup[] = []
  for (const [at, { group, wouldDo }] of checked.entries()) {
    const [publication, ...rest] = planned.slice(at)
    done.push({ group, wouldDo: (publication && (await carryOutAtOnce(caller, publication, rest))) ?? wouldDo })
  }
  return { ...answer, groups: await outcomes(caller, done, planned), oddities: [] }
}

/** Stores the publications, in the order of the groups. */
async function plan(caller: Caller, checked: readonly CheckedGroup[], publishAt: Date | null) {
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const rows = await tx
      .insert(publications)
      .values(
        checked.map(({ group: { expected: _, ...group }, wouldDo }) => ({
          ...group,
          id: newId(),
          accountId,
          publishAt: publishAt ?? sql`now()`,
          expected: wouldDo.changed,
        })),
      )
      .returning()
    if (publishAt !== null) await enqueue(tx, jobs.publishDue, {}, publishAt)
    return rows
  })
}

async function outcomes(
  caller: Caller,
  groups: readonly CheckedGroup[],
  planned: readonly PublicationRecord[],
): Promise<GroupOutcome[]> {
  const ids = planned.map(({ id }) => id)
  const found = await selectPublications(database()).where(inArray(publications.id, ids))
  const byId = new Map(found.map((row) => [row.publication.id, describePublication(caller, row)]))
  return groups.map((group, at) => asItTurnedOut(group, byId.get(ids[at] ?? '') ?? null))
}

/** The actual outcome: a worker may have published a group first, or a publication may have failed since the check. */
function asItTurnedOut(checked: CheckedGroup, publication: Publication | null): GroupOutcome {
  const outcome = outcomeOf(checked)
  if (publication?.state === 'Scheduled') return { ...outcome, publication }
  const changed = publication?.published ?? 0
  return { ...outcome, changed, credits: changed === 0 ? 0 : outcome.credits, publication }
}
