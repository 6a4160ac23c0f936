/** `export const handle: PageHandle = { document: { seconds: 60, tags: ['forms'], reads: ['page'] } }` on a public page. */
export interface PageHandle {
  readonly document?: {
    readonly seconds: number
    readonly tags: readonly string[]
    /** The keys of its query that it reads: an address with any other shows the same page, and is kept as the same. */
    readonly reads?: readonly string[]
  }
}
