import { createHash } from 'node:crypto'
import { parse } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { withoutPendingWrites } from '#database/with-first-transaction.ts'
import { webp } from '#platform/files/file-types.ts'
import { safeName } from '#platform/files/safe-name.ts'
import { newId } from '#platform/ids.ts'
import { takePicture, UnreadablePicture } from '#platform/images/take-picture.ts'
import { limited, QueueFull } from '#platform/limited.ts'
import { checkFileContent, requireType } from './check-file-content.ts'
import { type Owner, ownerOf } from './file-owner.ts'
import { requireClean } from './malware-scanner.ts'
import { fileStore } from './store.ts'
import { uploads } from './uploads.ts'

export type StoredFile = typeof files.$inferSelect

/** The file of a call: the id of a finished upload, or the content in base64. */
export interface HandedIn {
  readonly uploadId?: string | undefined
  readonly file?: string | undefined
  readonly fileName?: string | undefined
}

interface Wanted {
  /** Media types. */
  readonly accept: readonly string[]
  /** The picture is re-encoded as WebP within these bounds. */
  readonly drawnWithin?: { readonly width: number; readonly height: number }
  /** The id of an upload under which a file that came in base64 can be found again. */
  readonly keptAs?: string
}

/**
 * Takes a file in: checks its content, stores it with the private files and inserts its row. The same upload sent again
 * returns the same file.
 */
export async function takeFile(owner: Owner, handed: HandedIn, wanted: Wanted): Promise<StoredFile> {
  const { uploadId } = handed
  const { uploader } = ownerOf(owner)
  const earlier = async () => (uploadId === undefined ? undefined : fileOfUpload(owner, uploadId))
  const taken = (await earlier()) ?? (await inTurn(() => takeNew(owner, handed, wanted, earlier)))
  // An earlier call with the same upload may have accepted more types.
  requireType(taken.type, wanted.accept)
  if (uploadId !== undefined) await uploads().remove(uploader, uploadId)
  return taken
}

// Files are in memory while they are checked, so the concurrency is limited; at most ten megabytes each.
const turns = limited(4, 200)
const inTurn = (work: () => Promise<StoredFile>) =>
  turns(work).catch((error: unknown) => {
    throw error instanceof QueueFull ? problem('server.busy') : error
  })

/** `earlier`: the file that a concurrent call has made of the same upload. */
async function takeNew(
  owner: Owner,
  handed: HandedIn,
  { accept, drawnWithin, keptAs }: Wanted,
  earlier: () => Promise<StoredFile | undefined>,
): Promise<StoredFile> {
  const { uploader, columns, requireSpace } = ownerOf(owner)
  const came = await arrived(uploader, handed)
  if (!came) return (await earlier()) ?? notUploaded()
  const checked = await checkFileContent(came.content, came.name, accept)
  const scannedAt = await requireClean(came.content)
  const safe = { content: came.content, name: safeName(came.name, checked.type), ...checked }
  const { content, name, type, pages } = drawnWithin ? await drawnAnew(safe, drawnWithin) : safe
  const id = newId()
  const [folder] = Object.values(columns)
  const key = `${folder}/${id}.${type.extensions[0]}`
  await requireSpace(database(), content.length)
  await fileStore().put('private', key, content)
  try {
    const kept = await keep(owner, {
      id,
      ...columns,
      key,
      pages,
      scannedAt,
      name,
      type: type.type,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      uploadId: handed.uploadId ?? keptAs ?? null,
    })
    if (kept.id !== id) await fileStore().remove('private', key)
    return kept
  } catch (error) {
    await fileStore().remove('private', key)
    throw error
  }
}

interface Checked extends Awaited<ReturnType<typeof checkFileContent>> {
  readonly content: Buffer
  readonly name: string
}

async function drawnAnew(
  { content, name, pages }: Checked,
  bounds: NonNullable<Wanted['drawnWithin']>,
): Promise<Checked> {
  const drawn = await takePicture(content, bounds).catch((error: unknown) => {
    throw error instanceof UnreadablePicture ? problem('files.damaged') : error
  })
  return { content: drawn, name: `${parse(name).name}.webp`, type: webp, pages }
}

async function arrived(uploader: string, { uploadId, file, fileName }: HandedIn) {
  if (uploadId !== undefined) {
    const finished = await uploads().finished(uploader, uploadId)
    if (finished) requireSize(finished.size)
    const content = await finished?.content()
    return content && { content, name: fileName ?? finished?.fileName ?? '' }
  }
  if (file === undefined) return undefined
  const content = Buffer.from(file, 'base64')
  requireSize(content.length)
  return { content, name: fileName ?? '' }
}

function notUploaded(): never {
  throw problem('files.notUploaded')
}

function requireSize(size: number) {
  if (size > fileLimits.bytes) throw problem('files.tooLarge', { megabytes: fileLimits.bytes / 1_000_000 })
}

/**
 * Committed before the document that refers to it, so it must not write the pending request key: a file alone does not
 * complete the call.
 */
const keep = (owner: Owner, file: typeof files.$inferInsert): Promise<StoredFile> =>
  withoutPendingWrites(() => database().transaction((tx) => insertFile(tx, owner, file)))

/** Inserts an owner's files one after the other, so that together they stay within the limit. */
async function insertFile(tx: Transaction, owner: Owner, file: typeof files.$inferInsert): Promise<StoredFile> {
  const { lock, requireSpace } = ownerOf(owner)
  if (!(await lock(tx))) return notUploaded()
  const same = file.uploadId && (await fileOfUpload(owner, file.uploadId, tx))
  if (same) return same
  await requireSpace(tx, file.size)
  const [kept] = await tx.insert(files).values(file).returning()
  return kept as StoredFile
}

async function fileOfUpload(
  owner: Owner,
  uploadId: string,
  db: Pick<ReturnType<typeof database>, 'select'> = database(),
) {
  const [found] = await db
    .select()
    .from(files)
    .where(and(ownerOf(owner).isTheirs, eq(files.uploadId, uploadId)))
  return found
}
