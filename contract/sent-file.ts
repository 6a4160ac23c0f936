import type { Readable } from 'node:stream'
import { z } from 'zod'
import { Moment } from './fields/patterns.ts'

/** From one byte to another, both of them included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** What a call answers that sends a file instead of JSON. */
export interface SentFile {
  readonly name: string
  readonly type: string
  /** Where it is known beforehand. */
  readonly size?: number
  /** Names these very bytes, where the same ones come again: such a file can be sent in parts. */
  readonly hash?: string
  /** Shown in the page rather than saved. */
  readonly inline: boolean
  /** Opened when it is sent, and never for who only asks how large it is. A part is asked only of what has a hash. */
  readonly content: Uint8Array | ((part?: ByteRange) => Readable | Promise<Readable>)
}

export const SentFile = z.custom<SentFile>((value) => typeof value === 'object' && value !== null && 'content' in value)

/** An address that opens a private file by itself, for a few minutes and while the session that asked for it lasts. */
export const SignedLink = z.object({ address: z.string(), expiresAt: Moment }).meta({ id: 'SignedLink' })
export type SignedLink = z.infer<typeof SignedLink>
