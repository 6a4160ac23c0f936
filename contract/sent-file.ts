import type { Readable } from 'node:stream'
import { z } from 'zod'
import { Moment } from './fields/patterns.ts'

/** A range of bytes; both ends are inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The answer of a call that sends a file instead of JSON. */
export interface SentFile {
  readonly name: string
  readonly type: string
  /** The size in bytes, if known beforehand. */
  readonly size?: number
  /** A hash of the content, for immutable files: only these can be sent in parts. */
  readonly hash?: string
  /** Whether clients may cache it and revalidate; otherwise it is not cached. */
  readonly isAskedAgain?: boolean
  /** Whether browsers show the file instead of saving it. */
  readonly inline: boolean
  /** Opened when it is sent, and not for HEAD requests. Parts are requested only of files with a hash. */
  readonly content: Uint8Array | ((part?: ByteRange) => Readable | Promise<Readable>)
}

export const SentFile = z.custom<SentFile>((value) => typeof value === 'object' && value !== null && 'content' in value)

/**
 * An address that opens a private file without a token, for a few minutes and only while the session that requested it
 * lasts.
 */
export const SignedLink = z.object({ address: z.string(), expiresAt: Moment }).meta({ id: 'SignedLink' })
export type SignedLink = z.infer<typeof SignedLink>
