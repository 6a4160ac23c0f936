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

/** How long long work waits for others before it goes on a little all the same: there may be somebody at any moment. */
const mostMs = 10

/** Lets others have their turn, and waits until nobody waits for an answer, but not for long. */
export async function othersFirst(): Promise<void> {
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
