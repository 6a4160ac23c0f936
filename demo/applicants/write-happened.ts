import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { Transaction } from '#database/connection.ts'
import type { applicationHistory } from '#database/schema/application-history.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '../writing/clock.ts'
import type { HandingIn } from './write-handed-in.ts'

type Row = typeof applicationHistory.$inferInsert

/** A document that is often asked for afterwards. */
const familyIncome = 30

/** What became of each application since: what is awaited of its candidate, and the history, which the caller writes. */
export async function writeHappened(
  tx: Transaction,
  all: readonly HandingIn[],
  rootOf: ReadonlyMap<string, string>,
  clock: Clock,
): Promise<Row[]> {
  const awaiting = (action: HandingIn['application']['action']) =>
    all.filter(({ application }) => application.action === action)
  const asked = awaiting('DocumentRequested').map(({ form, application }) => ({
    id: newId(),
    applicationId: application.id,
    candidateId: application.candidateId,
    formId: form.id,
    companyId: form.companyId,
    documentTypeId: familyIncome,
    note: 'Son üç ayı gösteren, onaylı bir belge rica ederiz.',
    dueAt: clock.at(9),
    requestedBy: rootOf.get(form.companyId) ?? null,
    requestedAt: momentAfter(application, clock, 0.7),
  }))
  if (asked.length > 0) await tx.insert(documentRequests).values(asked)
  await writeInvitations(tx, awaiting('InterviewInvited'), rootOf, clock)
  return all.flatMap((one) => historyOf(one, rootOf, clock))
}

const minute = 60 * 1000

function historyOf(
  { form, application, applicant }: HandingIn,
  rootOf: ReadonlyMap<string, string>,
  clock: Clock,
): Row[] {
  const { id: applicationId, status, action, createdAt, submittedAt, resultPublishedAt } = application
  const ours = { applicationId, companyId: form.companyId }
  const byCandidate = (event: ApplicationEvent, at: Date): Row => ({
    id: newId(),
    ...ours,
    event,
    by: 'candidate',
    accountId: applicant.accountId,
    at,
  })
  const byCompany = (event: ApplicationEvent, at: Date, detail: Row['detail'] = {}, visible = true): Row => ({
    id: newId(),
    ...ours,
    event,
    by: 'company',
    accountId: rootOf.get(form.companyId) ?? null,
    at,
    detail,
    visible,
  })
  const rows = [byCandidate('created', createdAt ?? clock.now)]
  if (!submittedAt) return rows
  rows.push(byCandidate('submitted', submittedAt))
  const after = (share: number) => momentAfter(application, clock, share)
  if (status === 'Withdrawn') rows.push(byCandidate('withdrawn', after(0.4)))
  if (status && reviewed.includes(status)) rows.push(byCompany('statusChanged', after(0.3), { to: 'InReview' }))
  if (status && decided.includes(status)) rows.push(byCompany('statusChanged', after(0.6), { to: status }, false))
  if (action === 'DocumentRequested')
    rows.push(byCompany('documentRequested', after(0.7), { documentTypeId: familyIncome }))
  if (action === 'InterviewInvited') rows.push(byCompany('interviewInvited', after(0.8)))
  if (resultPublishedAt) rows.push(byCompany('resultPublished', resultPublishedAt))
  if (action === 'BankInfoRequested') rows.push(byCompany('bankInfoRequested', after(0.95)))
  return rows
}

/** Within the time that has passed since it was handed in, whatever there was of it. */
export function momentAfter(
  { submittedAt }: Pick<HandingIn['application'], 'submittedAt'>,
  { now }: Clock,
  share: number,
): Date {
  const from = submittedAt?.getTime() ?? now.getTime()
  return new Date(from + Math.max(minute, (now.getTime() - from) * share))
}

const decided: readonly string[] = ['Shortlisted', 'Approved', 'Reserve', 'Rejected']
const reviewed: readonly string[] = ['InReview', ...decided]

/** Three times to choose from, the same for all that a form invites. */
async function writeInvitations(
  tx: Transaction,
  invited: readonly HandingIn[],
  rootOf: ReadonlyMap<string, string>,
  clock: Clock,
) {
  if (invited.length === 0) return
  const forms = new Map(invited.map(({ form }) => [form.id, form]))
  const slots = [...forms.values()].flatMap(({ id: formId, companyId }) =>
    [clock.at(4, '10:00'), clock.at(4, '14:30'), clock.at(6, '11:15')].map((startsAt) => ({
      id: newId(),
      companyId,
      formId,
      startsAt,
      minutes: 20,
      seats: 10,
      videoUrl: 'https://gorusme.kopru.test/oda',
      createdBy: rootOf.get(companyId) ?? null,
    })),
  )
  const invitations = invited.map(({ form, application }) => ({
    id: newId(),
    offerId: newId(),
    applicationId: application.id,
    candidateId: application.candidateId,
    formId: form.id,
    companyId: form.companyId,
    invitedBy: rootOf.get(form.companyId) ?? null,
    message: 'Yirmi dakikalık çevrim içi bir tanışma görüşmesi yapmak istiyoruz. Sana uyan saati seçebilirsin.',
    answerBy: clock.at(3),
    createdAt: momentAfter(application, clock, 0.8),
  }))
  await tx.insert(interviewSlots).values(slots)
  await tx.insert(interviewInvitations).values(invitations)
  await tx
    .insert(offeredSlots)
    .values(
      invitations.flatMap(({ offerId, formId }) =>
        slots.filter((slot) => slot.formId === formId).map(({ id: slotId }) => ({ offerId, slotId })),
      ),
    )
}
