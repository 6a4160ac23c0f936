import { inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Applicant } from '../applicants/applicants-of.ts'
import type { writeHandedIn } from '../applicants/write-handed-in.ts'
import type { Clock } from '../writing/clock.ts'

type Snapshots = Awaited<ReturnType<typeof writeHandedIn>>

/** What was handed in lies on the shelf as well; of what expires, the first does so soon. */
export async function writeShelf(tx: Transaction, { candidateId }: Applicant, snapshots: Snapshots, clock: Clock) {
  const files = new Map(
    snapshots.flatMap(({ documents, takenAt }) =>
      documents.flatMap(({ documentTypeId, fileId }) =>
        documentTypeId === null ? [] : [[fileId, { documentTypeId, fileId, createdAt: takenAt }] as const],
      ),
    ),
  )
  if (files.size === 0) return
  const typeIds = [...files.values()].map(({ documentTypeId }) => documentTypeId)
  const types = await tx.select().from(documentTypes).where(inArray(documentTypes.id, typeIds))
  const [soon] = types.filter(({ validMonths }) => validMonths !== null)
  const rows = [...files.values()].map(({ documentTypeId, fileId, createdAt }) => {
    const id = newId(createdAt.getTime())
    const expiresOn = documentTypeId === soon?.id ? istanbulDay(clock.at(12)) : null
    return { id, seriesId: id, candidateId, documentTypeId, fileId, createdAt, expiresOn }
  })
  await tx.insert(candidateDocuments).values(rows)
}
