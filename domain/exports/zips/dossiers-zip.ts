import { inArray } from 'drizzle-orm'
import { ProblemError } from '#contract/problems.ts'
import type { Snapshot } from '#database/in-snapshot.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { receiptNumber } from '#domain/applications/receipt-number.ts'
import { formNumberOf } from '#domain/forms/own-form.ts'
import { dossierFile } from '#domain/review/dossier-file.ts'
import type { Language } from '#platform/text/locales.ts'
import { type ZipEntry, zipPieces } from '#platform/zip/zip-pieces.ts'
import type { ExportRecord } from '../export-record.ts'
import type { Carrying } from '../making/carrying.ts'
import { allIds } from './all-ids.ts'
import { partOf, zipList } from './zip-list.ts'

const atOnce = 200

/** The dossiers of applications, a PDF for each, written one after the other. */
export async function dossiersZip(snapshot: Snapshot, made: ExportRecord, carried: Carrying) {
  const { companyId, language } = made
  const number = await formNumberOf(snapshot.db, { companyId, formId: made.formId ?? '' })
  const ids = await allIds(snapshot, made)
  carried.expect(ids.length)
  const list = zipList(language)

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce)
      const names = await namesOf(snapshot, some)
      for (const id of some) {
        const name = names.get(id) ?? ''
        const pdf = await dossierOf(id, language)
        const path = `${partOf(name, number, id)}.pdf`
        list.add(name, receiptNumber(number, id), '', pdf ? path : null)
        const content = async function* () {
          if (pdf) yield pdf
        }
        if (pdf) yield { name: path, modifiedAt: new Date(), level: 0, content }
        carried.wrote([id])
      }
    }
    yield list.entry()
  }
  return zipPieces(entries())
}

async function namesOf({ db }: Snapshot, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { applicationId, name, surname } = applicationSnapshots
  const rows = await db
    .select({ applicationId, name, surname })
    .from(applicationSnapshots)
    .where(inArray(applicationId, [...ids]))
  return new Map(rows.map((row) => [row.applicationId, `${row.name} ${row.surname}`.trim()]))
}

/** Undefined for what was sealed or removed meanwhile. */
async function dossierOf(id: string, language: Language): Promise<Uint8Array | undefined> {
  try {
    const { content } = await dossierFile(id, language)
    return content instanceof Uint8Array ? content : undefined
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'files.notFound') return undefined
    throw error
  }
}
