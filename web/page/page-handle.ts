/** `export const handle: PageHandle = { document: { seconds: 60, tags: ['forms'], reads: ['page'] } }` on a public page. */
export interface PageHandle {
  readonly document?: {
    readonly seconds: number
    readonly tags: readonly string[]
    /** The query keys that the page reads; the cache ignores all others. */
    readonly reads?: readonly string[]
  }
  /** The document leads into the app, whose first page is prefetched */
  readonly leadsToApp?: true
}
