import type { IncomingMessage } from 'node:http'

/** An answer whose bytes are there before anybody asks for it. */
export interface ReadyAnswer {
  readonly status: number
  /** The pattern of the route that gives the same answer in the usual way; the log names it. */
  readonly route: string
  /** The same object each time, so that what is made of it can be remembered. */
  readonly headers: Readonly<Record<string, string>>
  /** Headers of this moment: names and values in turn. */
  readonly passing: readonly string[]
  readonly body: Buffer
}

/** Finds the ready answer to a plain GET, if there is one. Undefined leaves the request to its route. */
export type FindReady = (request: IncomingMessage) => ReadyAnswer | undefined
