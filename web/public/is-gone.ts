import { AskError } from '../ask.ts'

/** It was there and is not any more: 410, whichever way the call went. */
export const isGone = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 410
