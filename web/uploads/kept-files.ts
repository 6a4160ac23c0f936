import type { About } from './upload.ts'

/** A picked file until the server has taken it, so that a closed tab loses nothing. */
export interface KeptFile {
  readonly id: string
  /** The candidate whose file it is; others who sign in on this browser do not see it. */
  readonly owner: string
  readonly purpose: string
  readonly about: About
  readonly name: string
  readonly type: string
  readonly size: number
  /** The same value however often the same file is picked. */
  readonly fingerprint: string
  /** The address of its upload, once it was begun. */
  readonly address: string | null
  readonly isPaused: boolean
  readonly pickedAt: number
}

/** How much of a file the browser could store: with its content, only its record, or nothing. */
export type Kept = 'whole' | 'name' | 'nothing'

const week = 7 * 24 * 3_600_000

/** Contents are stored apart from the facts of a file, which are rewritten often. */
const stores = ['files', 'contents'] as const

export async function keepFile(file: KeptFile, content: ArrayBuffer): Promise<Kept> {
  try {
    await write((files, contents) => [files.put(file), contents.put(content, file.id)])
    return 'whole'
  } catch {
    return write((files) => [files.put(file)]).then(
      () => 'name' as const,
      () => 'nothing' as const,
    )
  }
}

export async function changeKept(file: KeptFile) {
  await write((files) => [files.put(file)]).catch(console.warn)
}

export async function dropKept(id: string) {
  await write((files, contents) => [files.delete(id), contents.delete(id)]).catch(console.warn)
}

/** The files that this person picked here for this purpose, the oldest first. */
export const keptFor = async (owner: string, purpose: string) =>
  (await keptOf(owner)).filter((file) => file.purpose === purpose)

/** All files that this person picked here; none where the browser has no storage. */
export async function keptOf(owner: string): Promise<KeptFile[]> {
  const all = (await read((files) => files.getAll()).catch(() => [])) as KeptFile[]
  const isOld = ({ pickedAt }: KeptFile) => pickedAt < Date.now() - week
  for (const { id } of all.filter(isOld)) await dropKept(id)
  return all.filter((file) => file.owner === owner && !isOld(file)).sort((one, other) => one.pickedAt - other.pickedAt)
}

/** The stored file as of now; another tab may have changed or finished it. */
export async function keptNow(id: string): Promise<KeptFile | undefined> {
  return (await read((files) => files.get(id)).catch(() => undefined)) as KeptFile | undefined
}

export async function keptContent(id: string): Promise<ArrayBuffer | undefined> {
  return (await read((_, contents) => contents.get(id)).catch(() => undefined)) as ArrayBuffer | undefined
}

type Steps = (files: IDBObjectStore, contents: IDBObjectStore) => readonly IDBRequest[]

async function write(steps: Steps): Promise<void> {
  const transaction = (await open()).transaction(stores, 'readwrite')
  steps(transaction.objectStore('files'), transaction.objectStore('contents'))
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => fail(transaction.error)
  })
}

async function read(step: (files: IDBObjectStore, contents: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const transaction = (await open()).transaction(stores)
  return answerOf(step(transaction.objectStore('files'), transaction.objectStore('contents')))
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function openDatabase() {
  const request = indexedDB.open('kopru-uploads', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('files', { keyPath: 'id' })
    request.result.createObjectStore('contents')
  }
  const database = await answerOf(request)
  // Signing out, here or in another tab, deletes the database: an open connection would block that.
  database.onversionchange = () => {
    database.close()
    opened = undefined
  }
  return database
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}
