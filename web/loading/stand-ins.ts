// Polyfills for the oldest supported browsers (scripts/bundle/browser-floor.ts).

AbortSignal.any ??= (signals) => {
  const any = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason)
    signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal })
  }
  return any.signal
}

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

Promise.withResolvers ??= <T>() => {
  let resolve: (value: T | PromiseLike<T>) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise<T>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}

if (!('size' in URLSearchParams.prototype))
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    get(this: URLSearchParams) {
      return [...this].length
    },
  })

Element.prototype.checkVisibility ??= function isVisible(this: Element) {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible'
}

export {}
