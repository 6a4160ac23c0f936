import type { Readable } from 'node:stream'
import { z } from 'zod'
import { Moment } from './fields/patterns.ts'

/** A range of bytes; both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** What a call answers that sends a file instead of JSON. */
export interface SentFile {
  readonly name: string
  readonly type: string
  /** The size in bytes, if known beforehand. */
  readonly size?: number
  /** A hash of the content, for files that do not change: only these can be sent in parts. */
  readonly hash?: string
  /** Whether a program may keep it and ask whether it has changed; otherwise nobody keeps it. */
  readonly isAskedAgain?: boolean
  /** Whether browsers show the file rather than save it. */
  readonly inline: boolean
  /** Opened when it is sent, and not for HEAD requests. Parts are requested only of files with a hash. */
  readonly content: Uint8Array | ((part?: ByteRange) => Readable | Promise<Readable>)
}

export const SentFile = z.custom<SentFile>((value) => typeof value === 'object' && value !== null && 'content' in value)

/** An address that opens a private file by itself, for a few minutes and while the session that asked for it lasts. */
export const SignedLink = z.object({ address: z.string(), expiresAt: Moment }).meta({ id: 'SignedLink' })
export type SignedLink = z.infer<typeof SignedLink>
