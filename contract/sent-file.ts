import type { Readable } from 'node:stream'
import { z } from 'zod'

/** What a call answers that sends a file instead of JSON. */
export interface SentFile {
  readonly name: string
  readonly type: string
  /** Where it is known beforehand. */
  readonly size?: number
  /** Shown in the page rather than saved. */
  readonly inline: boolean
  readonly content: Readable | Uint8Array
}

export const SentFile = z.custom<SentFile>((value) => typeof value === 'object' && value !== null && 'content' in value)

/** An address that opens a private file without a session, for a few minutes. */
export const SignedLink = z.object({ address: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'SignedLink' })
export type SignedLink = z.infer<typeof SignedLink>
