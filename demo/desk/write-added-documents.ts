import { createHash } from 'node:crypto'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { newId } from '#platform/ids.ts'
import { guessedSize, paperKey } from '../applicants/papers.ts'
import type { HistoryRow, OnDesk } from './on-desk.ts'

const other = 99

/** Two files of the first organization: an internal one, and one that shortlisted candidates see. */
export async function writeAddedDocuments(
  tx: Transaction,
  received: readonly OnDesk[],
): Promise<readonly HistoryRow[]> {
  const own = received.filter(({ isFirstOrganization }) => isFirstOrganization)
  const [first] = own
  if (!first) return []
  const added = [
    { name: 'Görüşme soruları.png', isShown: false, to: own.filter(isInvited) },
    { name: 'Burs sözleşmesi örneği.png', isShown: true, to: own.filter(isShortlisted) },
  ].map((one) => ({ ...one, fileId: newId() }))
  const key = paperKey(other)
  await tx.insert(files).values(
    added.map(({ name, fileId }) => ({
      id: fileId,
      companyId: first.form.companyId,
      key,
      name,
      type: 'image/png',
      size: guessedSize,
      sha256: createHash('sha256').update(key).digest('hex'),
    })),
  )
  const rows = added.flatMap(({ fileId, isShown, to }) =>
    to.map((one) => ({
      id: newId(),
      applicationId: one.application.id,
      fileId,
      isShown,
      documentTypeId: other,
      addedBy: one.organization.memberIds[0],
      addedAt: one.at(0.75),
    })),
  )
  if (rows.length > 0) await tx.insert(addedDocuments).values(rows)
  return added.flatMap(({ isShown: visible, to }) =>
    to.map((one) => one.happened('documentAdded', 0.75, { visible, detail: { documentTypeId: other } })),
  )
}

const isInvited = ({ application: { action } }: OnDesk) => action === 'InterviewInvited'
const isShortlisted = ({ application: { status } }: OnDesk) => status === 'Shortlisted'
