import type { Readable } from 'node:stream'
import type { ByteRange } from '#contract/sent-file.ts'
import type { Container } from './containers.ts'

export interface FileFacts {
  /** Bytes of the whole file. */
  readonly size: number
  /** Milliseconds. */
  readonly modifiedAt: number
  /** Changes whenever the file changes; letters, digits and hyphens. */
  readonly version: string
}

export interface StoredFile extends FileFacts {
  /** Read it to its end or destroy it: it holds a file open. */
  readonly stream: Readable
}

/** A store of files: a folder, or any S3-compatible store. Throws for an invalid key. */
export interface FileStore {
  /** Each chunk of a stream is written before the next is requested, and not read again, so its memory may be reused */
  put(container: Container, key: string, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<{ size: number }>
  get(container: Container, key: string, part?: ByteRange): Promise<StoredFile | undefined>
  facts(container: Container, key: string): Promise<FileFacts | undefined>
  exists(container: Container, key: string): Promise<boolean>
  size(container: Container, key: string): Promise<number | undefined>
  remove(container: Container, key: string): Promise<boolean>
  /** The keys of all files, in no order; files that come or go meanwhile may be missing. */
  list(container: Container): AsyncIterable<string>
  /** Deletes incomplete files of crashed writers, unchanged since `before`; returns their number. */
  sweep(before: Date): Promise<number>
}
