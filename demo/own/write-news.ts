import type { CandidatePreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { newId } from '#platform/ids.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { momentAfter } from '../applicants/write-happened.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { Clock } from '../writing/clock.ts'
import { isWrittenTo, messageAt } from './write-correspondence.ts'

type Row = typeof notifications.$inferInsert
type Told = Pick<Row, 'event' | 'address'> & {
  readonly kind: keyof CandidatePreferences
  readonly at: Date
  readonly isRead?: boolean
}

/** Of whatever happened the candidate was told; what still waits for her is not read. */
export async function writeNews(
  tx: Transaction,
  all: readonly HandingIn[],
  organizations: readonly WrittenOrganization[],
  clock: Clock,
) {
  const names = new Map(organizations.map(({ companyId, name }) => [companyId, name]))
  const rows = all.flatMap((one) => {
    const values = { title: one.form.title, companyName: names.get(one.form.companyId) ?? '' }
    return toldOf(one, clock).map(({ at, isRead = false, ...news }): Row => {
      const readAt = isRead ? new Date(at.getTime() + hour) : null
      return { id: newId(at.getTime()), accountId: one.applicant.accountId, ...news, values, createdAt: at, readAt }
    })
  })
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

const hour = 60 * 60 * 1000
const home = '/student-dashboard'

function toldOf(one: HandingIn, clock: Clock): Told[] {
  const { id, action, submittedAt, resultPublishedAt } = one.application
  if (!submittedAt) return []
  const after = (share: number) => momentAfter(one.application, clock, share)
  const address = `${home}/applications/${id}`
  const told: Told[] = [{ kind: 'applications', event: 'applicationReceived', address, at: submittedAt, isRead: true }]
  if (resultPublishedAt)
    told.push({ kind: 'applications', event: 'resultPublished', address, at: resultPublishedAt, isRead: true })
  if (action === 'DocumentRequested')
    told.push({ kind: 'documents', event: 'documentRequested', address: `${home}/documents`, at: after(0.7) })
  if (action === 'InterviewInvited')
    told.push({ kind: 'interviews', event: 'interviewInvited', address: `${home}/interviews`, at: after(0.8) })
  if (isWrittenTo(one)) told.push({ kind: 'messages', event: 'messageReceived', address, at: after(messageAt) })
  if (action === 'BankInfoRequested')
    told.push({ kind: 'payments', event: 'bankInfoRequested', address, at: after(0.95) })
  return told
}
