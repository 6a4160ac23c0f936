import { Readable } from 'node:stream'
import { desc, eq, inArray } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { forms } from '#database/schema/forms.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import type { Language } from '#domain/ground/reference/prepared.ts'
import { type ZipEntry, zipPieces } from '#platform/zip/zip-pieces.ts'
import { type Zipped, zipContent } from './zip-content.ts'
import { safeName, zipNames } from './zip-names.ts'

/** All documents of an application as one zip, generated file by file while it is sent. Callers check access. */
export async function zipFile(applicationId: string, language: Language): Promise<SentFile> {
  const [one] = await contentsOf([applicationId], language)
  if (!one) throw problem('files.notFound')
  return zipped(`${one.name} - ${one.title}`, one.content)
}

/** All documents of several applications of one candidate, named after the candidate alone. */
export async function zipOfSeveral(applicationIds: readonly string[], language: Language): Promise<SentFile> {
  const contents = await contentsOf(applicationIds, language)
  const [newest] = contents
  if (!newest) throw problem('files.notFound')
  const all = contents.flatMap(({ title: form, content }) =>
    contents.length > 1 ? content.map(({ title, file }) => ({ title: `${form} - ${title}`, file })) : content,
  )
  return zipped(newest.name, all)
}

/** The content of each application's zip, in their order. */
async function contentsOf(applicationIds: readonly string[], language: Language) {
  const db = database()
  const found = await db
    .select({ snapshot: applicationSnapshots, title: forms.title })
    .from(applicationSnapshots)
    .innerJoin(forms, eq(forms.id, applicationSnapshots.formId))
    .where(inArray(applicationSnapshots.applicationId, [...applicationIds]))
    .orderBy(desc(applicationSnapshots.takenAt))
  return Promise.all(
    found.map(async ({ snapshot, title }) => ({
      title,
      name: `${snapshot.name} ${snapshot.surname}`,
      content: await zipContent(db, language, snapshot),
    })),
  )
}

function zipped(name: string, files: readonly Zipped[]): SentFile {
  const [first] = files
  if (!first) throw problem('files.notFound')
  return {
    name: `${safeName(name)}.zip`,
    type: 'application/zip',
    inline: false,
    async content() {
      // Storage that is unavailable is reported before the first byte, not by an aborted zip.
      await fileStore().exists('private', first.file.key)
      return Readable.from(zipPieces(entriesOf(files)), { objectMode: false })
    },
  }
}

/** Opens each file when its turn comes, and closes it after it or when the client disconnects. */
async function* entriesOf(zipped: readonly Zipped[]): AsyncGenerator<ZipEntry> {
  const names = zipNames(zipped.map(({ title, file }) => ({ title, name: file.name })))
  for (const [place, { file }] of zipped.entries()) {
    const stored = await fileStore().get('private', file.key)
    if (!stored) throw new Error(`File ${file.id} is not in its store`)
    try {
      // Scans and photos are compressed already.
      yield { name: names[place] ?? file.id, modifiedAt: file.createdAt, level: 0, content: () => stored.stream }
    } finally {
      stored.stream.destroy()
    }
  }
}
