import type { Call, Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Client } from './client.ts'

/** A call and the action that answers it. */
export interface Answer {
  readonly call: Call
  readonly action: (caller: Caller, input: never, client: Client) => Promise<unknown>
}

/** Binds a call to its action, which is a whole handler: `answer(calls.changeStatus, changeStatus)`. */
export function answer<C extends Call>(
  call: C,
  action: (caller: Caller, input: Input<C>, client: Client) => Promise<Output<C>>,
): Answer {
  return { call, action }
}
