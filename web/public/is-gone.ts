import { AskError } from '../ask.ts'

/** Whether a call answered 410: the object existed and is gone. On the server and in the browser. */
export const isGone = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 410

/** Whether a call answered 423: the object is hidden, because its organization is suspended. */
export const isPaused = (error: unknown) =>
  (error instanceof Response || error instanceof AskError) && error.status === 423
