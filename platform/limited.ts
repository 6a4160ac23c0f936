/** Runs at most `running` tasks at once, in order; refuses more than `waiting` in the queue. */
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
      // The slot is passed to the next in the queue, so that no newcomer takes it.
      if (next) next()
      else busy -= 1
    }
  }
}

export class QueueFull extends Error {}
