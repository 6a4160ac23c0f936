import type { Snapshot } from '#database/in-snapshot.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { readDossiers } from '#domain/review/review/dossiers/read-dossiers.ts'
import { writeDossier } from '#domain/review/review/dossiers/write-dossier.ts'
import { type ZipEntry, zipPieces } from '#platform/zip/zip-pieces.ts'
import type { ExportProgress } from '../export-progress.ts'
import type { ExportRecord } from '../export-record.ts'
import { allIds } from './all-ids.ts'
import { partOf, zipList } from './zip-list.ts'

/** How many applications are looked up at a time. */
const atOnce = 50

/**
 * The dossiers of applications, one PDF each, written in sequence. They bypass the queue for PDFs that requests wait
 * for: when that is full, the whole export would fail.
 */
export async function dossiersZip(snapshot: Snapshot, made: ExportRecord, progress: ExportProgress) {
  const { db } = snapshot
  const { companyId, language } = made
  const number = await formNumberOf(db, { companyId, formId: made.formId ?? '' })
  const ids = await allIds(snapshot, made)
  progress.expect(ids.length)
  const list = zipList(language)

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < ids.length; at += atOnce)
      for (const dossier of await readDossiers(db, language, ids.slice(at, at + atOnce))) {
        const path = `${partOf(dossier.name, number, dossier.id)}.pdf`
        list.add(dossier.name, dossier.number, '', path)
        const content = async function* () {
          yield await writeDossier(dossier, language)
        }
        yield { name: path, modifiedAt: new Date(), level: 0, content }
        progress.wrote([dossier.id])
      }
    yield list.entry()
  }
  return zipPieces(entries())
}
