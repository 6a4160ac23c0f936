import { createHash } from 'node:crypto'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newId } from '#platform/ids.ts'

/** All papers of one type are one picture, drawn when everything else is there; until then its size is a guess. */
export const paperKey = (documentTypeId: number) => `demo/paper-${documentTypeId}.png`
export const guessedSize = 24_000

type FileRow = typeof files.$inferInsert

/** Collects the papers that applicants hand in: of each applicant one of a type, however often it is handed in. */
export async function collectPapers(tx: Transaction) {
  const names = new Map((await tx.select().from(documentTypes)).map(({ id, name }) => [id, name]))
  const rows = new Map<string, FileRow>()
  return {
    paperOf(candidateId: string, documentTypeId: number, createdAt: Date): FileRow & { readonly id: string } {
      const known = rows.get(`${candidateId} ${documentTypeId}`)
      if (known) return known
      const key = paperKey(documentTypeId)
      const row = {
        id: newId(createdAt.getTime()),
        candidateId,
        key,
        createdAt,
        scannedAt: null,
        name: `${names.get(documentTypeId) ?? 'Belge'}.png`,
        type: 'image/png',
        size: guessedSize,
        sha256: createHash('sha256').update(key).digest('hex'),
      }
      rows.set(`${candidateId} ${documentTypeId}`, row)
      return row
    },
    async write() {
      if (rows.size > 0) await tx.insert(files).values([...rows.values()])
    },
  }
}
export type Papers = Awaited<ReturnType<typeof collectPapers>>
