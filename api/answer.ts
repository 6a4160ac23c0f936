import type { Call, Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { SentFile } from '#contract/sent-file.ts'
import type { Client } from './client.ts'

/** A call and the action that answers it. */
export interface Answer {
  readonly call: Call
  readonly action: (caller: Caller, input: never, client: Client) => Promise<unknown>
  /** For a call with `orFile`: the file behind the answer; undefined if it is not ready yet, or not requested. */
  readonly fileOf?: (caller: Caller, answered: never, body: unknown) => Promise<SentFile | undefined>
}

/** Binds a call to its action, which is a whole handler: `answer(calls.changeStatus, changeStatus)`. */
export function answer<C extends Call>(
  call: C,
  action: (caller: Caller, input: Input<C>, client: Client) => Promise<Output<C>>,
): Answer {
  return { call, action }
}

/** The same for a call that may answer with the file itself if it is ready at once. */
export function answerOrFile<C extends Call & { readonly orFile: true }>(
  call: C,
  action: (caller: Caller, input: Input<C>, client: Client) => Promise<Output<C>>,
  fileOf: (caller: Caller, answered: Output<C>, body: unknown) => Promise<SentFile | undefined>,
): Answer {
  return { call, action, fileOf }
}
