import { AskError } from '../ask.ts'

/** Whether a call was answered with 410: it was there and is not any more. On the server and in the browser alike. */
export const isGone = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 410

/** Whether it is there and not shown now (423), because its organization is suspended. */
export const isPaused = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 423
