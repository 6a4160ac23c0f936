import type { Snapshot } from '#database/in-snapshot.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { zipNames } from '#domain/review/review/zip-names.ts'
import { type ZipEntry, zipPieces } from '#platform/zip/zip-pieces.ts'
import type { ExportProgress } from '../export-progress.ts'
import type { ExportRecord } from '../export-record.ts'
import { allIds } from './all-ids.ts'
import { type ApplicationDocuments, documentsOf } from './documents-of.ts'
import { partOf, zipList } from './zip-list.ts'

/** How many applications are looked up at a time. */
const atOnce = 50

/**
 * All documents of applications, one folder each, generated file by file; files missing from storage are named in the
 * list.
 */
export async function documentsZip(snapshot: Snapshot, made: ExportRecord, progress: ExportProgress) {
  const { db } = snapshot
  const { companyId, language } = made
  const number = await formNumberOf(db, { companyId, formId: made.formId ?? '' })
  const ids = await allIds(snapshot, made)
  progress.expect(ids.length)
  const list = zipList(language)

  /** The documents of one application; each is opened when its turn comes and closed after it. */
  async function* folderOf({ id, name, documents }: ApplicationDocuments): AsyncGenerator<ZipEntry> {
    const folder = partOf(name, number, id)
    const names = zipNames(documents.map(({ title, file }) => ({ title, name: file.name })))
    for (const [place, { title, file }] of documents.entries()) {
      const path = `${folder}/${names[place]}`
      const stored = await fileStore().get('private', file.key)
      list.add(name, receiptNumber(number, id), title, stored ? path : null)
      if (!stored) continue
      try {
        // Scans and photos are compressed already.
        yield { name: path, modifiedAt: file.createdAt, level: 0, content: () => stored.stream }
      } finally {
        stored.stream.destroy()
      }
    }
    progress.wrote([id])
  }

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < ids.length; at += atOnce)
      for (const one of await documentsOf(db, language, ids.slice(at, at + atOnce))) yield* folderOf(one)
    yield list.entry()
  }
  return zipPieces(entries())
}
