/** An operation that a person waits for, and how to stop it. */
interface Work {
  readonly stop?: () => void
  readonly again?: () => void
  /** Another part of the page reports slowness */
  readonly isSlownessTold?: boolean
}

/** The reason for the delay. */
export type Because = 'unreachable' | 'busy' | 'slow'

interface Watched extends Work {
  because?: Because
}

interface Told {
  readonly because: Because | undefined
  readonly canStop: boolean
  readonly canTry: boolean
}

const slowAfter = 5000
const failingAfter = 2000

const waiting = new Set<Watched>()
const listeners = new Set<() => void>()
let told: Told = { because: undefined, canStop: false, canTry: false }

/** Starts a piece of work. The shell reports it when it takes long, and sooner while it is being retried. */
export function beginWork(work: Work) {
  const begun = Date.now()
  const watched: Watched = { ...work }
  let timer = work.isSlownessTold ? undefined : setTimeout(() => say('slow'), slowAfter)
  waiting.add(watched)

  function say(because: Because) {
    watched.because = because
    look()
  }

  return {
    failed(because: Because) {
      clearTimeout(timer)
      timer = setTimeout(() => say(because), Math.max(0, begun + failingAfter - Date.now()))
    },
    end() {
      clearTimeout(timer)
      waiting.delete(watched)
      look()
    },
  }
}

export function stopWaiting() {
  for (const work of [...waiting]) work.stop?.()
}

export function tryNow() {
  for (const work of [...waiting]) work.again?.()
}

export const toldNow = () => told

export function onPendingWork(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Computes the shell's message: the worst reason among all pieces of work. */
function look() {
  const shown = [...waiting].filter(({ because }) => because)
  const because = (['unreachable', 'busy', 'slow'] as const).find((reason) =>
    shown.some((work) => work.because === reason),
  )
  told = { because, canStop: shown.some(({ stop }) => stop), canTry: shown.some(({ again }) => again) }
  for (const listener of listeners) listener()
}
