import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { FileStore } from '#platform/files/file-store.ts'
import { newId } from '#platform/ids.ts'

interface Documents {
  /** Of each application. */
  readonly each: number
  readonly bytes: number
}

/** Gives every applicant of a form that many documents, which cannot be compressed. */
export async function manyDocuments(pool: pg.Pool, store: FileStore, formId: string, { each, bytes }: Documents) {
  const content = randomBytes(bytes)
  const { rows } = await pool.query<{ id: string; candidate_id: string }>(
    'select id, candidate_id from applications where form_id = $1',
    [formId],
  )
  for (const { id, candidate_id } of rows) {
    const documents = Array.from({ length: each }, (_, at) => ({
      formDocumentId: newId(),
      documentTypeId: 2,
      fileId: newId(),
      name: `belge-${at}.pdf`,
      type: 'application/pdf',
      size: bytes,
    }))
    for (const { fileId } of documents) await store.put('private', `${fileId}.pdf`, content)
    await pool.query(
      `insert into files (id, candidate_id, name, key, size, type, sha256, pages)
        select id, $2, 'belge.pdf', id || '.pdf', $3, 'application/pdf', 'x', 1 from unnest($1::uuid[]) as id`,
      [documents.map(({ fileId }) => fileId), candidate_id, bytes],
    )
    await pool.query('update application_snapshots set documents = $2 where application_id = $1', [
      id,
      JSON.stringify(documents),
    ])
  }
}
