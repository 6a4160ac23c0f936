import type { RawInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { requireFresh } from '#domain/accounts/confirmation/require-fresh.ts'
import { type KeyedRequest, runOnce } from '#domain/ground/request-keys/run-once.ts'
import { isForMembers, requireUnsuspended } from '#domain/operations/operations/require-unsuspended.ts'
import { logRefusal } from '#platform/security/log-refusal.ts'
import type { Answer } from '../answer.ts'
import { type Client, noClient } from '../client.ts'
import { answerCache, type Performed } from './answer-cache.ts'
import { requirePermission } from './permission.ts'
import { readInput } from './read-input.ts'
import { runAction } from './run-action.ts'

export type CallPerformer = ReturnType<typeof callPerformer>

/**
 * The way of every call, over HTTP and from pages that the server renders: permission, suspended organization, recent
 * sign-in, input, idempotency key, cache, action, output. `maxBytes` limits the cache.
 */
export function callPerformer(maxBytes: number) {
  const { findOrMake, isCurrent, purge, clear } = answerCache(maxBytes)

  async function perform(
    answer: Answer,
    raw: RawInput,
    caller: Caller,
    client: Client = noClient,
    keyed?: KeyedRequest,
  ): Promise<Performed> {
    const { call } = answer
    requirePermission(call, caller, raw.params)
    try {
      // Conditional, because most callers need no query here.
      if (isForMembers(call, caller)) await requireUnsuspended(call, caller)
      // Without a token a call for anyone runs without a session; an expired token must be renewed first.
      if (call.fresh && (caller.person || caller.hasOldToken)) await requireFresh(caller, call.fresh, raw.body)
      const input = readInput(call, raw, caller)
      const run = () => runAction(answer, input, caller, client)
      if (keyed) return { value: await runOnce(keyed, run) }
      if (!call.cache) return { value: await run() }
      const key = `${call.method} ${call.path} ${caller.language} ${JSON.stringify(input)}`
      return await findOrMake(key, call.cache, run)
    } catch (error) {
      logRefusal(error, call, caller)
      throw error
    }
  }

  return { perform, isCurrent, purge, clear }
}
