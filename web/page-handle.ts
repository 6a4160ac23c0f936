/** `export const handle: PageHandle = { document: { seconds: 60, tags: ['forms'] } }` on a public page. */
export interface PageHandle {
  readonly document?: { readonly seconds: number; readonly tags: readonly string[] }
}
