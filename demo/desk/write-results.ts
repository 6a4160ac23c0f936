import { eq, inArray } from 'drizzle-orm'
import { decisions } from '#contract/results/decisions.ts'
import type { Acceptance, Decision } from '#contract/results/result-states.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { publications } from '#database/schema/results/publications.ts'
import { defaultLetter } from '#domain/award/results/default-letters.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '../writing/clock.ts'
import type { HistoryRow, OnDesk } from './on-desk.ts'

/** The winners' answers in the order of asking; all others have accepted. */
const answers: readonly Acceptance[] = ['Accepted', 'Declined', 'Accepted', 'Pending', 'Lapsed', 'Pending']
const answerAt = (at: number): Acceptance => answers[at] ?? 'Accepted'

interface WrittenResults {
  readonly history: readonly HistoryRow[]
  /** Those whose result is published like that of everybody, and who take part if they are approved. */
  readonly others: readonly OnDesk[]
}

/**
 * The results of the first organization's first form on which everything is decided: winners were asked to accept, not all of
 * them did, reserves have their order, and who was rejected is told tomorrow.
 */
export async function writeResults(
  tx: Transaction,
  received: readonly OnDesk[],
  clock: Clock,
): Promise<WrittenResults> {
  const byForm = Map.groupBy(
    received.filter((one) => one.isFirstOrganization),
    ({ form }) => form.id,
  )
  const all = [...byForm.values()].find((of) => of.every(({ application }) => isDecided(application.status)))
  const [first] = all ?? []
  if (!all || !first) return { history: [], others: received }
  await tx.update(forms).set({ asksAcceptance: true }).where(eq(forms.id, first.form.id))
  for (const decision of decisions) await writeGroup(tx, withDecision(all, decision), decision, clock)
  const undecided = withDecision(all, 'Approved').filter((_, at) => answerAt(at) !== 'Accepted')
  const publishedAt = clock.at(-3, '10:00')
  await tx
    .update(applications)
    .set({ resultPublishedAt: publishedAt })
    .where(
      inArray(
        applications.id,
        undecided.map(({ application }) => application.id ?? ''),
      ),
    )
  const apart = new Set([...undecided, ...withDecision(all, 'Rejected')])
  return {
    history: undecided.map((one) => one.happened('resultPublished', 1, { at: publishedAt, visible: true })),
    others: received.filter((one) => !apart.has(one)),
  }
}

const isDecided = (status: string | undefined) => decisions.some((decision) => decision === status)

const withDecision = (all: readonly OnDesk[], decision: Decision) =>
  all.filter(({ application }) => application.status === decision)

async function writeGroup(tx: Transaction, theirs: readonly OnDesk[], decision: Decision, clock: Clock) {
  const [first] = theirs
  if (!first) return
  const ofForm = { companyId: first.form.companyId, formId: first.form.id }
  const id = newId()
  const isScheduled = decision === 'Rejected'
  const publishedAt = clock.at(-3, '10:00')
  await tx.insert(publications).values({
    id,
    ...ofForm,
    accountId: first.organization.memberIds[0],
    decision,
    filters: { status: [decision] },
    texts: defaultLetter(decision, true),
    channels: ['inApp', 'email'],
    acceptBy: decision === 'Approved' ? clock.at(5, '17:00') : null,
    state: isScheduled ? 'Scheduled' : 'Published',
    publishAt: isScheduled ? clock.at(1, '10:00') : publishedAt,
    expected: theirs.length,
    published: isScheduled ? null : theirs.length,
    createdAt: publishedAt,
    endedAt: isScheduled ? null : publishedAt,
  })
  await tx.insert(applicationResults).values(
    theirs.map(({ application }, at) => ({
      applicationId: application.id ?? '',
      ...ofForm,
      publicationId: isScheduled ? null : id,
      ...(decision === 'Reserve' && { reservePlace: at + 1 }),
      ...(decision === 'Rejected' && at % 2 === 0 && { feedbackReason: 'quotaFilled' as const }),
      ...(decision === 'Approved' && awardOf(answerAt(at), clock)),
    })),
  )
}

const awardOf = (acceptance: Acceptance, clock: Clock) => ({
  acceptance,
  acceptBy: acceptance === 'Lapsed' ? clock.at(-1, '17:00') : clock.at(5, '17:00'),
  answeredAt: acceptance === 'Accepted' || acceptance === 'Declined' ? clock.at(-2, '12:00') : null,
  declineReason: acceptance === 'Declined' ? 'Başka bir şehirde burs kazandım.' : null,
})
