const waiting: (() => void)[] = []

/**
 * Waits for a separate turn of the event loop, first come, first served. Long synchronous work such as rendering calls
 * it: 30 renders in a row would block all other requests, and new connections, of which Node accepts one per turn,
 * would wait for seconds.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(next)
  })
}

function next() {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) setImmediate(next)
}
