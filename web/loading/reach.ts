import { AskError } from '../ask.ts'
import { type Because, beginEffort } from './efforts.ts'

/** Who waited for it does not want to any longer, so nobody has to be told that it did not come. */
export class Stopped extends AskError {
  constructor() {
    super({ method: 'GET', path: '' }, 'FETCH_ERROR')
  }
}

interface ReachOptions {
  readonly signal?: AbortSignal
  /** The pauses between the tries, in milliseconds. */
  readonly pauses?: readonly number[]
  readonly onAgain?: () => void
  /** Whoever waits is told already when it takes long, and by this only when it does not come. */
  readonly isSlownessTold?: boolean
}

const usualPauses = [500, 1000, 2000, 4000, 8000]

/**
 * Tries until the server has answered: what got lost on the way, and what a busy server could not do, is asked for
 * again. Only for what may be asked for twice. Whoever waits sees that it is tried, may have it tried at once, and may
 * give it up.
 */
export async function reach<T>(attempt: (signal: AbortSignal) => Promise<T>, options: ReachOptions = {}): Promise<T> {
  const { signal, pauses = usualPauses, onAgain, isSlownessTold = false } = options
  // Ends what is under way, a request without an answer or a pause.
  let hurry = new AbortController()
  let isStopped = false
  const effort = beginEffort({
    isSlownessTold,
    again: () => hurry.abort(),
    stop: () => {
      isStopped = true
      hurry.abort()
    },
  })
  const left = [...pauses]
  try {
    while (true) {
      hurry = new AbortController()
      try {
        return await attempt(AbortSignal.any([hurry.signal, ...(signal ? [signal] : [])]))
      } catch (error) {
        signal?.throwIfAborted()
        if (!hurry.signal.aborted) await bear(error, left.shift())
        if (isStopped) throw new Stopped()
      }
    }
  } finally {
    effort.end()
  }

  async function bear(error: unknown, pause: number | undefined) {
    const because = passing(error)
    if (because === undefined || pause === undefined) throw error
    effort.failed(because)
    onAgain?.()
    await passes(pause, hurry.signal, signal)
    signal?.throwIfAborted()
  }
}

/** Why the next try may do; undefined for a refusal, which will be a refusal again. */
function passing(error: unknown): Because | undefined {
  if (!(error instanceof AskError)) return undefined
  const { status, problem } = error
  if (typeof status !== 'number') return 'unreachable'
  if (status < 500 && status !== 429) return undefined
  // An answer that is not ours comes from a gate before a server that is away.
  return problem?.code ? 'busy' : 'unreachable'
}

/** The time, or less of it when somebody is in a hurry or the network is back. Without a network no try is worth it. */
function passes(milliseconds: number, ...ends: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(() => isOnline() && end(), milliseconds)
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      for (const signal of ends) signal?.removeEventListener('abort', end)
      go()
    }
    globalThis.addEventListener?.('online', end)
    for (const signal of ends) signal?.addEventListener('abort', end)
  })
}

const isOnline = () => globalThis.navigator?.onLine !== false
