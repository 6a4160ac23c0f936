import { AskError } from '../ask.ts'

/** Whether a call was answered with 410: it was there and is not any more. On the server and in the browser alike. */
export const isGone = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 410
