import { sql } from 'drizzle-orm'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { photoContainer, photoKey } from '#domain/candidates/candidates/photo.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { translate } from '#platform/texts.ts'
import { type ZipEntry, zipPieces } from '#platform/zip/zip-pieces.ts'
import { ofOwnApplications } from '../parts/columns.ts'
import type { Part } from '../parts/part.ts'
import { parts, sectionNames } from '../parts/parts.ts'
import { type Copied, copyRows } from './copy-rows.ts'
import { filePath } from './file-path.ts'
import { indexPage } from './index-page.ts'
import { pageOf } from './page.ts'

interface Told {
  readonly expect: (total: number) => void
  readonly wrote: () => void
}

/** A whole copy as a streamed zip: first the files, then a page and the JSON of each part, last the index page. */
export async function copyZip(copied: Copied, told: Told): Promise<AsyncIterable<Uint8Array>> {
  const { snapshot, whose, language } = copied
  const counts = new Map<string, number>()
  for (const { name, count } of parts) {
    const { rows } = await snapshot.db.execute<{ count: number }>(count(whose))
    counts.set(name, rows[0]?.count ?? 0)
  }
  const stored = await storedFiles(copied)
  const [owner] = await snapshot.db.select().from(accounts).where(sql`${accounts.id} = ${whose.accountId}`)
  if (!owner) throw new Error('Nobody is there whose data was to be copied')
  const photo = owner.photo === null ? undefined : photoKey(owner.photo)
  told.expect(stored.length + (photo ? 1 : 0) + sectionNames.length + parts.length + 1)
  const lost: string[] = []

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const file of stored) {
      yield* storedEntry('private', file.key, filePath(language, file), file.name)
      told.wrote()
    }
    if (photo) {
      const name = `${translate(language, 'copy.folder')}/${translate(language, 'copy.photo')}.${photo.split('.').at(-1)}`
      yield* storedEntry(photoContainer, photo, name, name)
      told.wrote()
    }
    for (const section of sectionNames) {
      yield written(`html/${section}.html`, () => pageOf(section, copied))
      told.wrote()
    }
    for (const part of parts) {
      yield written(`json/${part.name}.json`, () => jsonOf(part, copied))
      told.wrote()
    }
    const { name, surname, email } = owner as NonNullable<typeof owner>
    const summary = { name: `${name} ${surname}`.trim(), email, language, counts, lost }
    const index = indexPage({ ...summary, files: stored.length + (photo ? 1 : 0) - lost.length })
    yield written('index.html', async function* () {
      yield index
    })
    told.wrote()
  }

  /** One file of the store, opened when it is due and closed afterwards; a missing file is listed on the index page. */
  async function* storedEntry(
    container: 'private' | typeof photoContainer,
    key: string,
    path: string,
    called: string,
  ): AsyncGenerator<ZipEntry> {
    const content = await fileStore().get(container, key)
    if (!content) {
      lost.push(called)
      return
    }
    try {
      // Scans and photos are compressed already.
      yield { name: path, modifiedAt: new Date(), level: 0, content: () => content.stream }
    } finally {
      content.stream.destroy()
    }
  }

  return zipPieces(entries())
}

const written = (name: string, content: ZipEntry['content']): ZipEntry => ({
  name,
  modifiedAt: new Date(),
  level: 6,
  content,
})

/** JSON for programs: an array of rows, one per line. */
async function* jsonOf(part: Part, copied: Copied): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of copyRows(part, copied)) {
    yield Buffer.from(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

/**
 * The candidate's own files, those that organizations added to their applications and show to them, and those of messages. A
 * candidate has hundreds at most.
 */
async function storedFiles({ snapshot, whose }: Copied) {
  const shared = sql`exists (select from ${addedDocuments} where ${addedDocuments.fileId} = ${files.id}
    and ${addedDocuments.isShown} and ${ofOwnApplications(addedDocuments.applicationId)(whose)})`
  const sent = sql`exists (select from ${mailingFiles}
    join ${applicationMessages} on ${applicationMessages.mailingId} = ${mailingFiles.mailingId}
    where ${mailingFiles.fileId} = ${files.id} and ${ofOwnApplications(applicationMessages.applicationId)(whose)})`
  return snapshot.db
    .select({ id: files.id, name: files.name, key: files.key })
    .from(files)
    .where(sql`${files.candidateId} = ${whose.candidateId} or ${shared} or ${sent}`)
    .orderBy(files.createdAt, files.id)
}
