import { PassThrough, type Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import yazl from 'yazl'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { forms } from '#database/schema/forms.ts'
import type { Language } from '#domain/data/prepared.ts'
import { fileStore } from '#domain/files/store.ts'
import { type Zipped, zipContent } from './zip-content.ts'
import { safeName, zipNames } from './zip-names.ts'

/** All documents of an application as one zip, for whoever may have it; made while it is sent, file by file. */
export async function zipFile(applicationId: string, language: Language): Promise<SentFile> {
  const db = database()
  const [found] = await db
    .select({ snapshot: applicationSnapshots, title: forms.title })
    .from(applicationSnapshots)
    .innerJoin(forms, eq(forms.id, applicationSnapshots.formId))
    .where(eq(applicationSnapshots.applicationId, applicationId))
  if (!found) throw problem('files.notFound')
  const { snapshot, title } = found
  const zipped = await zipContent(db, language, snapshot)
  const [first] = zipped
  if (!first) throw problem('files.notFound')
  return {
    name: `${safeName(`${snapshot.name} ${snapshot.surname} - ${title}`)}.zip`,
    type: 'application/zip',
    inline: false,
    async content() {
      // A store that is away is told before the first byte, not by a zip that breaks off.
      await fileStore().exists('private', first.file.key)
      return streamOf(zipped)
    },
  }
}

/** Each file is opened when its turn comes, and closed when whoever wanted it goes away. */
function streamOf(zipped: readonly Zipped[]): Readable {
  const zip = new yazl.ZipFile()
  const sent = new PassThrough()
  let opened: Readable | undefined
  const names = zipNames(zipped.map(({ title, file }) => ({ title, name: file.name })))
  zipped.forEach(({ file }, at) => {
    // What is scanned or photographed is compressed already.
    const options = { mtime: file.createdAt, compress: false }
    zip.addReadStreamLazy(names[at] ?? file.id, options, (next) => {
      const open = async () => {
        const stored = await fileStore().get('private', file.key)
        if (!stored) throw new Error(`File ${file.id} is not in its store`)
        opened = stored.stream.on('error', (error) => sent.destroy(error))
        if (sent.destroyed) opened.destroy()
        return opened
      }
      open().then(
        (stream) => next(null, stream),
        (error: Error) => sent.destroy(error),
      )
    })
  })
  zip.on('error', (error: Error) => sent.destroy(error))
  zip.outputStream.pipe(sent)
  sent.on('close', () => opened?.destroy())
  zip.end()
  return sent
}
