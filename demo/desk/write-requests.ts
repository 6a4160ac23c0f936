import type { DocumentRequestStatus } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { newId } from '#platform/ids.ts'
import { collectPapers } from '../applicants/papers.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

const studentCertificate = 1

/**
 * Requests beside the open ones that the applications were written with: what has come, what was accepted and what was
 * cancelled; and what was refused, of those of whom something is awaited anyway.
 */
export async function writeRequests(tx: Transaction, received: readonly OnDesk[]): Promise<readonly HistoryRow[]> {
  const papers = await collectPapers(tx)
  const asked = received.filter(isLookedAt).flatMap((one) => {
    const random = one.random('requests')
    const status = statusOf(one, random.between(0, 1))
    return status ? [{ one, status }] : []
  })
  const rows = asked.map(({ one, status }) => rowOf(one, status, papers))
  await papers.write()
  if (rows.length > 0) await tx.insert(documentRequests).values(rows)
  return asked.flatMap(({ one, status }) => historyOf(one, status))
}

function statusOf({ application: { action } }: OnDesk, chance: number): DocumentRequestStatus | undefined {
  if (action === 'DocumentRequested') return chance < 0.4 ? 'Refused' : undefined
  if (action !== 'None') return undefined
  if (chance < 0.1) return 'Uploaded'
  if (chance < 0.25) return 'Accepted'
  return chance < 0.3 ? 'Cancelled' : undefined
}

function rowOf(
  one: OnDesk,
  status: DocumentRequestStatus,
  papers: Awaited<ReturnType<typeof collectPapers>>,
): typeof documentRequests.$inferInsert {
  const { application, form, organization } = one
  const hasCome = status !== 'Cancelled'
  return {
    id: newId(),
    applicationId: application.id,
    candidateId: application.candidateId,
    formId: form.id,
    companyId: form.companyId,
    documentTypeId: studentCertificate,
    note: 'Son bir ay içinde alınmış olsun.',
    status,
    reason: status === 'Refused' ? 'Belgenin tarihi eski; son bir ay içinde alınmış olanını yükler misin?' : null,
    requestedBy: organization.memberIds[0],
    requestedAt: one.at(0.6),
    fileId: hasCome ? papers.paperOf(application.candidateId, studentCertificate, one.at(0.7)).id : null,
    uploadedAt: hasCome ? one.at(0.7) : null,
    answeredAt: status === 'Uploaded' ? null : one.at(0.8),
  }
}

const settled = {
  Accepted: 'documentAccepted',
  Refused: 'documentRefused',
  Cancelled: 'documentRequestCancelled',
} as const

function historyOf(one: OnDesk, status: DocumentRequestStatus): HistoryRow[] {
  const detail = { documentTypeId: studentCertificate }
  const told = { detail, visible: true }
  const rows = [one.happened('documentRequested', 0.6, told)]
  if (status !== 'Cancelled')
    rows.push(one.happened('documentUploaded', 0.7, { ...told, by: 'candidate', accountId: one.applicant.accountId }))
  if (status === 'Uploaded' || status === 'Open') return rows
  const reason = 'Belgenin tarihi eski; son bir ay içinde alınmış olanını yükler misin?'
  return [
    ...rows,
    one.happened(settled[status], 0.8, {
      visible: true,
      detail: status === 'Refused' ? { ...detail, reason } : detail,
    }),
  ]
}
