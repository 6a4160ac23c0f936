import type { CachePolicy } from '#contract/call.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import { etagOf } from '../etag.ts'

/** An answer, with its encoded bytes if they are cached. */
export interface Performed {
  readonly value: unknown
  readonly body?: Buffer
  readonly etag?: string
  /** The cache key of a cached answer. */
  readonly key?: string
}

interface CachedAnswer extends Required<Performed> {
  readonly tags: readonly string[]
  readonly until: number
  readonly bytes: number
}

/** The answers that the contract declares equal for everybody (`cache`), until they expire or one of their tags is purged. */
export function answerCache(maxBytes: number) {
  const answers = new ByteLru<CachedAnswer>(maxBytes)
  let purges = 0

  const current = (key: string) => {
    const found = answers.get(key)
    return found && Date.now() < found.until ? found : undefined
  }

  return {
    async findOrMake(key: string, policy: CachePolicy, make: () => Promise<unknown>): Promise<Performed> {
      const found = current(key)
      if (found) return found
      const purgesBefore = purges
      const made = cachedAnswer(key, await make(), policy)
      // Made from data before a purge: this caller may have it, but it is not cached.
      if (purges === purgesBefore) answers.set(key, made)
      return made
    },

    /** Whether an answer is still the cached one. */
    isCurrent: (performed: Performed) => performed.key !== undefined && current(performed.key) === performed,

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
function cachedAnswer(key: string, value: unknown, { seconds, tags }: CachePolicy): CachedAnswer {
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
