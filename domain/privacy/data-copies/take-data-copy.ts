import { and, eq, gt, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { takeDataCopy as call } from '#contract/candidates/data-copies.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { unsealStream } from '#platform/sealed-stream.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'

/** Returns a link to a copy for its candidate; the download is recorded. */
export async function takeDataCopy(caller: Caller, ids: Input<typeof call>): Promise<Output<typeof call>> {
  const isTheirs = and(eq(dataCopies.id, ids.id), eq(dataCopies.candidateId, ids.candidateId))
  const [copy] = await database().select().from(dataCopies).where(isTheirs)
  if (!copy) throw problem('dataCopies.notFound')
  if (copy.state === 'expired' || (copy.expiresAt && copy.expiresAt <= new Date())) throw problem('dataCopies.gone')
  if (copy.state !== 'ready') throw problem('dataCopies.notReady')
  await database().transaction((tx) =>
    tx
      .update(dataCopies)
      .set({ downloads: sql`${dataCopies.downloads} + 1`, downloadedAt: sql`now()` })
      .where(isTheirs),
  )
  return signedLink(caller, { kind: 'dataCopy', copyId: copy.id })
}

/** The file of a link to a copy. */
export async function dataCopyFile(copyId: string): Promise<SentFile> {
  const [copy] = await database()
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.id, copyId), eq(dataCopies.state, 'ready'), gt(dataCopies.expiresAt, sql`now()`)))
  if (!copy || copy.fileKey === null || copy.size === null) throw problem('files.notFound')
  const { fileKey, size, language, createdAt } = copy
  if (!(await fileStore().exists('private', fileKey))) throw problem('files.notFound')
  return {
    name: `${translate(language, 'copy.fileName', { day: istanbulDay(createdAt) })}.zip`,
    type: 'application/zip',
    size,
    inline: false,
    async content() {
      const stored = await fileStore().get('private', fileKey)
      if (!stored) throw problem('files.notFound')
      return unsealStream(stored.stream, 'exported files')
    },
  }
}
