import type { Kept, KeptFile } from './kept-files.ts'

/** The internal state of an upload, beside what screens see. */
export interface Work {
  file: KeptFile
  kept: Kept
  content: ArrayBuffer | undefined
  /** How many bytes the server has, as far as known; `isThere` when it has all of them. */
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

/**
 * One tab at a time works on a file. Web Locks exist in secure contexts only; elsewhere the server's own lock has to
 * do.
 */
export function alone(id: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(`kopru-upload ${id}`, work) : work()
}
