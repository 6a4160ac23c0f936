const waiting: (() => void)[] = []

/**
 * Waits for a turn of the event loop of one's own, in the order of asking. What takes milliseconds without a pause waits
 * for one: if 30 pages were rendered in a row, nothing else would be answered meanwhile, and a new connection, of which
 * Node takes one in each turn, would wait for seconds.
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
