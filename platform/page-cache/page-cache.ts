import { ByteLru } from '../byte-lru.ts'
import { compress, isWorthCompressing } from './encodings.ts'
import { type KeptPage, keepPage, withForms } from './kept-page.ts'
import { pageKey } from './page-key.ts'
import { policyOf, type RenderedPage } from './policy.ts'
import { readKeysOf } from './read-keys.ts'

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly now?: () => number
  /** Called when a stale page could not be renewed; the visitor has been answered already. */
  readonly onError?: (error: unknown, key: string) => void
}

/** Renders the page of a key. The key is the address without tracking parameters, so these never get into a page. */
export type Render = (key: string) => Promise<RenderedPage>

/** A page that was cached, or one for this visitor only. */
export type Loaded = { readonly kept: KeptPage } | { readonly passed: RenderedPage }

/** Pages of anonymous visitors in memory, as a small CDN in front of the renderer keeps them. */
export class PageCache {
  readonly #pages: ByteLru<KeptPage>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #renderings = new Set<Rendering>()
  readonly #joinable = new Map<string, Rendering>()
  /** Keys whose last page was for one visitor only: requests for these do not wait for each other. */
  readonly #passing = new Set<string>()
  readonly #retryAt = new Map<string, number>()
  /** The query parameters that the page at a path reads, once it has declared them; all others are ignored. */
  readonly #readKeys = new Map<string, ReadonlySet<string>>()
  readonly #now: () => number
  readonly #onError: (error: unknown, key: string) => void
  readonly #counts = { hits: 0, stale: 0, misses: 0, evicted: 0, purged: 0 }
  #order = 0
  readonly #askedAgain = new WeakSet<KeptPage>()
  #compressing: Promise<void> = Promise.resolve()
  #toCompress = 0

  constructor({ maxBytes, now = Date.now, onError = () => {} }: PageCacheOptions) {
    this.#pages = new ByteLru(maxBytes, (key, page) => {
      this.#counts.evicted += 1
      this.#untag(key, page)
    })
    this.#now = now
    this.#onError = onError
  }

  /** A page that may be shown now. `age` is in milliseconds; a stale one should be renewed. */
  find(url: string): { page: KeptPage; age: number; isStale: boolean } | undefined {
    // An address in its normal form is its own key: most requests need no parsing at all.
    const page = this.#pages.get(url) ?? this.#pages.get(this.#keyOf(url))
    if (!page) return undefined
    this.#compressOnce(page)
    const age = this.#now() - page.madeAt
    if (age <= page.policy.fresh) {
      this.#counts.hits += 1
      return { page, age, isStale: false }
    }
    if (age <= page.policy.fresh + page.policy.stale) {
      this.#counts.stale += 1
      return { page, age, isStale: true }
    }
    this.#drop(page.key)
    return undefined
  }

  /** A page that need not be renewed, by the very address under which it is kept. */
  findFresh(key: string): { page: KeptPage; age: number } | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    const age = this.#now() - page.madeAt
    if (age > page.policy.fresh) return undefined
    this.#compressOnce(page)
    this.#counts.hits += 1
    return { page, age }
  }

  /** Renders a page that is not cached, once for all simultaneous requests. */
  async load(url: string, render: Render): Promise<Loaded> {
    this.#counts.misses += 1
    const key = this.#keyOf(url)
    if (this.#passing.has(key)) return this.#render(key, render).result
    const underWay = this.#joinable.get(key)
    if (!underWay) return this.#render(key, render).result
    const loaded = await underWay.result
    return 'kept' in loaded ? loaded : { passed: await render(key) }
  }

  /** Renews a stale page once, while the old one is shown. */
  renew({ key }: KeptPage, render: Render): void {
    if (this.#joinable.has(key) || this.#now() < (this.#retryAt.get(key) ?? 0)) return
    this.#render(key, render).result.then(
      (loaded) => {
        this.#retryAt.delete(key)
        if ('passed' in loaded && loaded.passed.status < 500) this.#drop(key)
        else if ('passed' in loaded) this.#postpone(key)
      },
      (error: unknown) => {
        this.#postpone(key)
        this.#onError(error, key)
      },
    )
  }

  /** Drops every page that carries one of the tags, and what is being rendered from before the change. */
  purge(tags: readonly string[]): number {
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.#drop(key)
    for (const rendering of this.#renderings) for (const tag of tags) rendering.purged.add(tag)
    // Later requests must not wait for a page that was begun before the purge.
    this.#joinable.clear()
    this.#counts.purged += keys.size
    return keys.size
  }

  /** Drops everything; for when signals may have been missed. */
  clear(): void {
    for (const key of this.#pages.keys()) this.#drop(key)
    for (const rendering of this.#renderings) rendering.isOutdated = true
    this.#joinable.clear()
  }

  stats() {
    const { size: pages, bytes, maxBytes } = this.#pages
    return { ...this.#counts, pages, bytes, maxBytes, rendering: this.#renderings.size }
  }

  /** Resolves when the compressed forms of all pages that were asked for again are ready. */
  compressed(): Promise<void> {
    return this.#compressing
  }

  #render(key: string, render: Render): Rendering {
    const rendering: Rendering = {
      order: ++this.#order,
      purged: new Set(),
      isOutdated: false,
      result: Promise.resolve()
        .then(() => render(key))
        .then((page) => this.#take(key, page, rendering))
        .finally(() => {
          this.#renderings.delete(rendering)
          if (this.#joinable.get(key) === rendering) this.#joinable.delete(key)
        }),
    }
    this.#renderings.add(rendering)
    if (!this.#passing.has(key)) this.#joinable.set(key, rendering)
    return rendering
  }

  #take(key: string, rendered: RenderedPage, { order, purged, isOutdated }: Rendering): Loaded {
    const policy = policyOf(rendered)
    if (!policy) {
      this.#pass(key)
      return { passed: rendered }
    }
    // Rendered from an address with something in it that the page says it does not read: right for this visitor, but what
    // was made up may stand in it, in a link to the other language. The next one is rendered from the address without it.
    if (!this.#isReadWhole(key, rendered)) return { passed: rendered }
    this.#passing.delete(key)
    const page = keepPage(key, rendered, { policy, at: this.#now(), order })
    const isNewest = order > (this.#pages.peek(key)?.order ?? 0)
    if (isNewest && !isOutdated && !policy.tags.some((tag) => purged.has(tag))) this.#keep(page)
    return { kept: page }
  }

  #keyOf(url: string): string {
    const key = pageKey(url)
    const read = this.#readKeys.get(pathOf(key))
    return read ? pageKey(key, read) : key
  }

  #isReadWhole(key: string, { headers }: RenderedPage): boolean {
    const read = readKeysOf(headers)
    if (!read) return true
    if (this.#readKeys.size >= 10_000) this.#readKeys.clear()
    this.#readKeys.set(pathOf(key), read)
    return pageKey(key, read) === key
  }

  #keep(page: KeptPage): void {
    const before = this.#pages.peek(page.key)
    if (before) this.#untag(page.key, before)
    if (!this.#pages.set(page.key, page)) return
    for (const tag of page.policy.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(page.key))
    }
    // Renewed, so it has been asked for again.
    if (before) this.#compressOnce(page)
  }

  /**
   * Compresses a page as well as can be when it is asked for the second time: most searches are never asked for again,
   * and the best compression takes as long as rendering. One page after the other, because the threads that compress
   * are the ones that read files and scale pictures.
   */
  #compressOnce(page: KeptPage): void {
    // Pages in the queue are held even if the cache drops them. One that finds it full is compressed when it is next asked for.
    if (this.#askedAgain.has(page) || this.#toCompress >= mostToCompress) return
    this.#askedAgain.add(page)
    const { body, headers } = page.forms.identity
    if (!isWorthCompressing(headers['content-type'] ?? '', body.length)) return
    this.#toCompress += 1
    this.#compressing = this.#compressing.then(async () => {
      this.#toCompress -= 1
      if (this.#pages.peek(page.key) !== page) return
      const complete = withForms(page, await compress(body))
      this.#askedAgain.add(complete)
      if (this.#pages.peek(page.key) === page && !this.#pages.set(page.key, complete)) this.#untag(page.key, page)
    })
  }

  #drop(key: string): void {
    const page = this.#pages.delete(key)
    if (page) this.#untag(key, page)
  }

  #untag(key: string, page: KeptPage): void {
    for (const tag of page.policy.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }

  #pass(key: string): void {
    if (this.#passing.size >= 1000) this.#passing.clear()
    this.#passing.add(key)
  }

  #postpone(key: string): void {
    if (this.#retryAt.size >= 1000) this.#retryAt.clear()
    this.#retryAt.set(key, this.#now() + 2000)
  }
}

/** How many pages wait to be compressed at most. */
const mostToCompress = 50

const pathOf = (key: string) => key.split('?', 1)[0] as string

interface Rendering {
  readonly order: number
  /** Tags purged since it began. */
  readonly purged: Set<string>
  isOutdated: boolean
  readonly result: Promise<Loaded>
}
