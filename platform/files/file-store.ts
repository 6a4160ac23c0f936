import type { Readable } from 'node:stream'
import type { ByteRange } from '#contract/sent-file.ts'
import type { Container } from './containers.ts'

export interface FileFacts {
  /** Of all of it. */
  readonly size: number
  /** Milliseconds. */
  readonly modifiedAt: number
  /** Letters, digits and hyphens that are others once the file is another. */
  readonly version: string
}

export interface StoredFile extends FileFacts {
  /** Read it to its end or destroy it: it holds a file open. */
  readonly stream: Readable
}

/** Where files are kept: a folder here, any S3-compatible store elsewhere. A key that is no key is a mistake and throws. */
export interface FileStore {
  put(container: Container, key: string, content: Readable | Uint8Array): Promise<{ size: number }>
  get(container: Container, key: string, part?: ByteRange): Promise<StoredFile | undefined>
  facts(container: Container, key: string): Promise<FileFacts | undefined>
  exists(container: Container, key: string): Promise<boolean>
  size(container: Container, key: string): Promise<number | undefined>
  remove(container: Container, key: string): Promise<boolean>
  /** The keys of all files, in no order; of those that come and go meanwhile, some. */
  list(container: Container): AsyncIterable<string>
}
