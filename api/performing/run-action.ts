import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Answer } from '../answer.ts'
import type { Client } from '../client.ts'
import { asOneLine } from './as-one-line.ts'

/** Runs the action of a call on validated input, and validates its output. */
export async function runAction({ call, action }: Answer, input: object, caller: Caller, client: Client) {
  const value: unknown = await action(caller, input as never, client)
  const output = call.output.safeParse(value)
  if (output.success) return output.data
  const mended = call.output.safeParse(asOneLine(value, output.error.issues))
  if (!mended.success) throw new BrokenAnswer(call, output.error)
  return mended.data
}

/** The action's answer violates the contract: a bug, logged with the differences. */
class BrokenAnswer extends Error {
  constructor(call: Call, error: z.ZodError) {
    super(`${call.method} ${call.path} answered outside its contract: ${z.prettifyError(error)}`)
  }
}
