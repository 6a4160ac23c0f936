/** Waits before the next try, longer each time; less when the network comes back or the person looks again. */
export function pauseBeforeRetry(attempt: number, firstMs: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(firstMs * 2 ** attempt, 30_000)
  return new Promise((go, stop) => {
    const over = new AbortController()
    const on = (target: EventTarget | undefined, event: string, act: () => void) =>
      target?.addEventListener(event, act, { signal: over.signal })
    const finish = (then: () => void) => {
      clearTimeout(timer)
      over.abort()
      then()
    }
    const timer = setTimeout(() => finish(go), ms)
    on(globalThis.window, 'online', () => finish(go))
    on(globalThis.document, 'visibilitychange', () => finish(go))
    on(signal, 'abort', () => finish(() => stop(signal.reason)))
  })
}
