import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'
import { applicantsOf } from './applicants/applicants-of.ts'
import { writeHandedIn } from './applicants/write-handed-in.ts'
import { writeHappened } from './applicants/write-happened.ts'
import { writeDesk } from './desk/write-desk.ts'
import { type Random, randomOf } from './pictures/random.ts'
import { writeFormViews } from './reports/write-form-views.ts'
import { writeLeftDrafts } from './reports/write-left-drafts.ts'
import { picked } from './write-candidates.ts'
import type { WrittenForm } from './write-forms.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'

type Row = typeof applications.$inferInsert

/** Spread from the publication until now or the deadline, and as far in the review as they would be by now. */
export async function writeApplications(
  tx: Transaction,
  organizations: readonly WrittenOrganization[],
  forms: readonly WrittenForm[],
  candidateIds: readonly string[],
  clock: Clock,
) {
  const applicants = await applicantsOf(tx, candidateIds)
  const all = forms.flatMap((form, place) => {
    const random = randomOf(form.title)
    return picked(candidateIds, form.applicants ?? 0, place * 11).flatMap((id) => {
      const applicant = applicants.get(id)
      return applicant ? { form, applicant, application: application(form, id, random, clock) } : []
    })
  })
  await tx.insert(applications).values(all.map((one) => one.application))
  await writeHandedIn(tx, all)
  await writeFormViews(tx, all)
  await writeLeftDrafts(tx, all)
  const happened = await writeHappened(tx, all, rootsOf(organizations), clock)
  await writeDesk(tx, all, organizations, clock, happened)
}

/** The member of each organization who is recorded as the actor. */
export const rootsOf = (organizations: readonly WrittenOrganization[]): ReadonlyMap<string, string> =>
  new Map(organizations.map(({ companyId, memberIds }) => [companyId, memberIds[0]]))

const hour = 60 * 60 * 1000

function application(form: WrittenForm, candidateId: string, random: Random, { now }: Clock): Row {
  const { id: formId, companyId, content, publishedAt } = form
  const begins = publishedAt?.getTime() ?? now.getTime()
  const ends = Math.min(now.getTime(), Date.parse(content.dates.closesAt ?? now.toISOString()))
  // More of them towards the end: that is how deadlines work.
  const submittedAt = new Date(begins + (ends - begins) * Math.sqrt(random.between(0, 1)))
  const createdAt = new Date(Math.max(begins, submittedAt.getTime() - random.whole(1, 70) * hour))
  const status = random.pick(standings[standingOf(form, now)])
  return {
    id: newId(createdAt.getTime()),
    formId,
    companyId,
    candidateId,
    status,
    createdAt,
    formVersion: 1,
    action:
      status === 'InReview' && random.chance(0.3) ? random.pick(['DocumentRequested', 'InterviewInvited']) : 'None',
    stepId: stepOf(form, status),
    submittedAt: status === 'Draft' ? null : submittedAt,
    changedAt: status === 'Draft' ? createdAt : submittedAt,
  }
}

/** As often as they are named. */
const standings: Readonly<
  Record<'open' | 'inReview' | 'decided' | 'mixed', readonly [ApplicationStatus, ...ApplicationStatus[]]>
> = {
  open: [
    'Submitted',
    'Submitted',
    'Submitted',
    'Submitted',
    'Submitted',
    'InReview',
    'InReview',
    'Draft',
    'Draft',
    'Withdrawn',
  ],
  mixed: [
    'Submitted',
    'Submitted',
    'Submitted',
    'InReview',
    'InReview',
    'InReview',
    'Shortlisted',
    'Shortlisted',
    'Approved',
    'Reserve',
    'Rejected',
    'Draft',
    'Withdrawn',
  ],
  inReview: ['Submitted', 'InReview', 'InReview', 'InReview', 'Shortlisted', 'Shortlisted', 'Rejected', 'Draft'],
  decided: ['Approved', 'Approved', 'Approved', 'Reserve', 'Rejected', 'Rejected', 'Rejected', 'Rejected', 'Withdrawn'],
}

function standingOf({ when, isReviewedEarly, content: { dates } }: WrittenForm, now: Date): keyof typeof standings {
  if (isReviewedEarly) return 'mixed'
  if (when.state === 'Published') return 'open'
  return dates.resultAt !== null && Date.parse(dates.resultAt) > now.getTime() ? 'inReview' : 'decided'
}

/** Applications in review are at the first step, shortlisted ones at the last but one. */
function stepOf({ content: { steps } }: WrittenForm, status: ApplicationStatus): string | null {
  if (status === 'InReview') return steps[0]?.id ?? null
  return status === 'Shortlisted' ? (steps.at(-2)?.id ?? steps[0]?.id ?? null) : null
}
