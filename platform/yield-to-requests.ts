import { setImmediate as nextTurn } from 'node:timers/promises'

// Long background work yields to requests that this process is answering.

let answering = 0
const waiting = new Set<() => void>()

/** A request is being answered; call what this returns when it is over. */
export function beginAnswer(): () => void {
  answering += 1
  return () => {
    answering -= 1
    if (answering === 0) for (const goOn of [...waiting]) goOn()
  }
}

/**
 * The longest time that long work yields before it continues a little anyway: on a busy process there may always be
 * requests.
 */
const mostMs = 10

/** Yields to the event loop, and waits until no request is being answered, up to a limit. */
export async function yieldToRequests(): Promise<void> {
  await nextTurn()
  if (answering === 0) return
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      waiting.delete(goOn)
      resolve()
    }
    const timer = setTimeout(goOn, mostMs)
    waiting.add(goOn)
  })
}
