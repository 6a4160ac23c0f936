import type { About } from './upload.ts'

/** What uploads need of the session around them. */
export interface UploadTools {
  readonly endpoint: string
  readonly headers: () => Record<string, string>
  /** Whether the file's owner is still the one who is signed in. */
  readonly isSignedIn: (owner: string) => boolean
  /** Is there an access token? After a reload there is none for a moment. */
  readonly hasToken: () => boolean
  readonly renew: () => Promise<void>
  /** Milliseconds before the second try; doubled from then on. */
  readonly firstWait: number
}

/** What a file was picked for. */
export interface Picked {
  readonly owner: string
  readonly purpose: string
  readonly accept: readonly string[]
  readonly about?: About
}
