import type { IncomingMessage } from 'node:http'

/** A precomputed answer. */
export interface ReadyAnswer {
  readonly status: number
  /** The pattern of the route that gives the same answer in the usual way; the log names it. */
  readonly route: string
  /** A constant object, so that derived values can be memoised */
  readonly headers: Readonly<Record<string, string>>
  /** Per-response headers: names and values alternate */
  readonly passing: readonly string[]
  readonly body: Buffer
}

/** Finds the ready answer to a plain GET, if there is one. Undefined leaves the request to its route. */
export type FindReady = (request: IncomingMessage) => ReadyAnswer | undefined
