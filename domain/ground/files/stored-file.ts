import { problem } from '#contract/problems.ts'
import type { ByteRange, SentFile } from '#contract/sent-file.ts'
import { files } from '#database/schema/files.ts'
import { fileStore } from './store.ts'

/** The columns of a file that are needed to send it. */
export const sentColumns = {
  name: files.name,
  type: files.type,
  size: files.size,
  hash: files.sha256,
  key: files.key,
}

type SentRow = Pick<typeof files.$inferSelect, 'name' | 'type' | 'size' | 'key'> & { readonly hash: string }

/** Sends a private file; `undefined` stands for a missing row. */
export async function storedFile(row: SentRow | undefined): Promise<SentFile> {
  if (!row || !(await fileStore().exists('private', row.key))) throw problem('files.notFound')
  const { key, ...told } = row
  return { ...told, inline: isShown(told.type), content: (part) => contentOf(key, part) }
}

async function contentOf(key: string, part: ByteRange | undefined) {
  const stored = await fileStore().get('private', key, part)
  if (!stored) throw problem('files.notFound')
  return stored.stream
}

/** PDFs and pictures are shown in the browser; other types are downloaded. */
const isShown = (type: string) => type === 'application/pdf' || type.startsWith('image/')
