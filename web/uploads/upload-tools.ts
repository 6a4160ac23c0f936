import type { About } from './upload.ts'

/** What uploads need from the session. */
export interface UploadTools {
  readonly endpoint: string
  readonly headers: () => Record<string, string>
  /** Whether the file's owner is still the one who is signed in. */
  readonly isSignedIn: (owner: string) => boolean
  /** Whether there is an access token; briefly false after a reload */
  readonly hasToken: () => boolean
  readonly renew: () => Promise<void>
  /** Milliseconds before the second try; doubled from then on. */
  readonly firstWait: number
}

/** The purpose of a picked file. */
export interface Picked {
  readonly owner: string
  readonly purpose: string
  readonly accept: readonly string[]
  readonly about?: About
}
