interface Weighed {
  readonly bytes: number
}

/**
 * A cache of the most recently used values, limited in bytes. Values that were used once and values that were used
 * again are kept apart, so that a crawl over ten thousand addresses does not evict the pages that people read.
 */
export class ByteLru<V extends Weighed> {
  readonly maxBytes: number
  readonly #onEvict: (key: string, value: V) => void
  readonly #fresh = new Map<string, V>()
  readonly #proven = new Map<string, V>()
  #bytes = 0
  #provenBytes = 0

  constructor(maxBytes: number, onEvict: (key: string, value: V) => void = () => {}) {
    this.maxBytes = maxBytes
    this.#onEvict = onEvict
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#fresh.size + this.#proven.size
  }

  peek(key: string): V | undefined {
    return this.#proven.get(key) ?? this.#fresh.get(key)
  }

  /** Finds a value and marks it as used now. */
  get(key: string): V | undefined {
    const proven = this.#proven.get(key)
    if (proven !== undefined) {
      this.#proven.delete(key)
      this.#proven.set(key, proven)
      return proven
    }
    const fresh = this.#fresh.get(key)
    if (fresh !== undefined) this.#promote(key, fresh)
    return fresh
  }

  /** Keeps a value; false when it alone is too large. A value that replaces another takes its standing. */
  set(key: string, value: V): boolean {
    const wasProven = this.#proven.has(key)
    this.delete(key)
    if (value.bytes > this.maxBytes) return false
    this.#fresh.set(key, value)
    this.#bytes += value.bytes
    if (wasProven) this.#promote(key, value)
    this.#evict()
    return this.peek(key) === value
  }

  delete(key: string): V | undefined {
    const value = this.peek(key)
    if (value === undefined) return undefined
    if (this.#proven.delete(key)) this.#provenBytes -= value.bytes
    else this.#fresh.delete(key)
    this.#bytes -= value.bytes
    return value
  }

  keys(): string[] {
    return [...this.#fresh.keys(), ...this.#proven.keys()]
  }

  #promote(key: string, value: V): void {
    this.#fresh.delete(key)
    this.#proven.set(key, value)
    this.#provenBytes += value.bytes
    for (const [oldest, demoted] of this.#proven) {
      if (this.#provenBytes <= this.maxBytes * 0.8 || oldest === key) break
      this.#proven.delete(oldest)
      this.#provenBytes -= demoted.bytes
      this.#fresh.set(oldest, demoted)
    }
  }

  #evict(): void {
    for (const segment of [this.#fresh, this.#proven]) {
      for (const [key, value] of segment) {
        if (this.#bytes <= this.maxBytes) return
        this.delete(key)
        this.#onEvict(key, value)
      }
    }
  }
}
