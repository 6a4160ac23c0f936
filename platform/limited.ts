/** Runs at most `running` works at once, in the order they came; more than `waiting` in the queue are turned away. */
export function limited(running: number, waiting: number) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting) throw new QueueFull()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The place is handed on, not given back, so nobody who comes between takes it.
      if (next) next()
      else busy -= 1
    }
  }
}

export class QueueFull extends Error {}
