/** Page data returned with the finished upload: type and dates of the document. */
export type About = Readonly<Record<string, string | number | null>>

/**
 * queued, sending: on its way. waiting: the connection is gone, it goes on by itself. paused: by the person. fileNeeded:
 * known from before, but the browser had no room to keep its content. telling: all of it is there, and the server is
 * being told what it is for. saved, failed: over.
 */
export type UploadState =
  | 'preparing'
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'fileNeeded'
  | 'telling'
  | 'saved'
  | 'failed'

/** Why a file is not taken. `refused` has the server's own words. */
export type UploadFailure =
  | { readonly kind: 'wrongType' | 'heic' | 'tooLarge' | 'empty' | 'unreadable' }
  | { readonly kind: 'refused'; readonly detail: string | undefined; readonly canRetry: boolean }

/** One file on its way, as screens see it. */
export interface Upload {
  readonly id: string
  readonly owner: string
  readonly purpose: string
  readonly name: string
  readonly size: number
  readonly about: About
  readonly fingerprint: string
  readonly state: UploadState
  /** Bytes that the server has. */
  readonly sent: number
  /** Does it go on after a reload without being picked again? */
  readonly isKept: boolean
  readonly failure?: UploadFailure
}

/**
 * Reports a finished upload's purpose to the server. It may be called twice for one upload, so it must be idempotent.
 */
export type Tell = (uploadId: string, file: Pick<Upload, 'name' | 'size' | 'about'>) => Promise<unknown>

export const isOver = ({ state }: Pick<Upload, 'state'>) => state === 'saved' || state === 'failed'

export class UploadRefused extends Error {
  readonly failure: UploadFailure

  constructor(failure: UploadFailure) {
    super(failure.kind)
    this.failure = failure
  }
}
