import type { Kept, KeptFile } from './kept-files.ts'

/** What is known of an upload beside what screens see. */
export interface Work {
  file: KeptFile
  kept: Kept
  content: ArrayBuffer | undefined
  /** So many bytes of it are on the server, as far as we know; and whether that is all of it. */
  there: number
  isThere: boolean
  mustRenew: boolean
  tries: number
  furthest: number
  run: AbortController
  readonly over: PromiseWithResolvers<void>
}

export const workOn = (file: KeptFile, kept: Kept, content: ArrayBuffer | undefined): Work => ({
  file,
  kept,
  content,
  there: 0,
  isThere: false,
  mustRenew: false,
  tries: 0,
  furthest: 0,
  run: new AbortController(),
  over: Promise.withResolvers<void>(),
})

/** One tab at a time works on a file. Only in secure contexts; elsewhere the server's own lock has to do. */
export function alone(id: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(`kopru-upload ${id}`, work) : work()
}
