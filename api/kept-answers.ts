import type { Call, RawInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { demandFresh } from '#domain/accounts/confirmation/demand-fresh.ts'
import { type KeyedRequest, runOnce } from '#domain/ground/request-keys/run-once.ts'
import { demandUnsuspended, isForMembers } from '#domain/operations/operations/demand-unsuspended.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import { logRefusal } from '#platform/security/log-refusal.ts'
import type { Answer } from './answer.ts'
import { type Client, noClient } from './client.ts'
import { etagOf } from './etag.ts'
import { act, readInput } from './perform.ts'
import { demandPermission } from './permission.ts'

/** An answer, with its encoded bytes if they are cached. */
export interface Performed {
  readonly value: unknown
  readonly body?: Buffer
  readonly etag?: string
  readonly key?: string
}

interface Kept extends Required<Performed> {
  readonly tags: readonly string[]
  readonly until: number
  readonly bytes: number
}

export type KeptAnswers = ReturnType<typeof keepAnswers>

/**
 * Performs calls, and caches the answers that the contract declares equal for everybody (`cache`) until they expire or
 * one of their tags is purged.
 */
export function keepAnswers(maxBytes: number) {
  const answers = new ByteLru<Kept>(maxBytes)
  let purges = 0

  const current = (key: string) => {
    const found = answers.get(key)
    return found && Date.now() < found.until ? found : undefined
  }

  async function performPermitted(
    answer: Answer,
    raw: RawInput,
    caller: Caller,
    client: Client,
    keyed: KeyedRequest | undefined,
  ): Promise<Performed> {
    const { call } = answer
    // Conditional, because most callers need no query here.
    if (isForMembers(call, caller)) await demandUnsuspended(call, caller)
    // Without a token a call for anyone runs without a session; an expired token must be renewed first.
    if (call.fresh && (caller.person || caller.hasOldToken)) await demandFresh(caller, call.fresh, raw.body)
    const input = readInput(call, raw, caller)
    if (keyed) return { value: await runOnce(keyed, () => act(answer, input, caller, client)) }
    if (!call.cache) return { value: await act(answer, input, caller, client) }
    const key = `${call.method} ${call.path} ${caller.language} ${JSON.stringify(input)}`
    const found = current(key)
    if (found) return found
    const purgesBefore = purges
    const fresh = keptOf(key, await act(answer, input, caller, client), call.cache)
    // Made from data before a purge: this caller may have it, but it is not cached.
    if (purges === purgesBefore) answers.set(key, fresh)
    return fresh
  }

  return {
    isCurrent: (performed: Performed) => performed.key !== undefined && current(performed.key) === performed,

    /** With an idempotency key (`keyed`) the call runs once, and a repeated request gets the same answer. */
    async perform(
      answer: Answer,
      raw: RawInput,
      caller: Caller,
      client: Client = noClient,
      keyed?: KeyedRequest,
    ): Promise<Performed> {
      const { call } = answer
      demandPermission(call, caller, raw.params)
      try {
        return await performPermitted(answer, raw, caller, client, keyed)
      } catch (error) {
        logRefusal(error, call, caller)
        throw error
      }
    },

    purge(tags: readonly string[]) {
      purges += 1
      for (const key of answers.keys()) {
        if (answers.peek(key)?.tags.some((tag) => tags.includes(tag))) answers.delete(key)
      }
    },

    clear() {
      purges += 1
      for (const key of answers.keys()) answers.delete(key)
    },
  }
}

/** The bytes are encoded on the first HTTP request: server rendering, the main user, takes the value. */
function keptOf(key: string, value: unknown, { seconds, tags }: NonNullable<Call['cache']>): Kept {
  let made: { body: Buffer; etag: string } | undefined
  const encoded = () => {
    made ??= encode(value)
    return made
  }
  return {
    key,
    value,
    get body() {
      return encoded().body
    },
    get etag() {
      return encoded().etag
    },
    tags,
    until: Date.now() + seconds * 1000,
    // An estimate: the value takes about twice as much memory as its bytes.
    bytes: 3 * JSON.stringify(value).length + 500,
  }
}

function encode(value: unknown) {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: etagOf(body) }
}
