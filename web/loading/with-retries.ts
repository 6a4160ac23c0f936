import { AskError } from '../ask.ts'
import { type Because, beginEffort } from './efforts.ts'

/** The person gave up waiting, so the failure need not be reported. */
export class Stopped extends AskError {
  constructor() {
    super({ method: 'GET', path: '' }, 'FETCH_ERROR')
  }
}

interface RetryOptions {
  readonly signal?: AbortSignal
  /** The pauses between the tries, in milliseconds. */
  readonly pauses?: readonly number[]
  readonly onAgain?: () => void
  /** Another part of the page already tells when this takes long; here only failures are told. */
  readonly isSlownessTold?: boolean
}

const usualPauses = [500, 1000, 2000, 4000, 8000]

/**
 * Repeats a request until the server has answered, after lost connections and busy servers. Only for requests that may
 * be made twice. The shell shows that it is being retried, and offers to try at once or to give up.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const { signal, pauses = usualPauses, onAgain, isSlownessTold = false } = options
  // Interrupts what is under way: a request without an answer, or a pause.
  let interruption = new AbortController()
  let isStopped = false
  const effort = beginEffort({
    isSlownessTold,
    again: () => interruption.abort(),
    stop: () => {
      isStopped = true
      interruption.abort()
    },
  })
  const left = [...pauses]
  try {
    while (true) {
      interruption = new AbortController()
      try {
        return await attempt(AbortSignal.any([interruption.signal, ...(signal ? [signal] : [])]))
      } catch (error) {
        signal?.throwIfAborted()
        if (!interruption.signal.aborted) await pauseAfter(error, left.shift())
        if (isStopped) throw new Stopped()
      }
    }
  } finally {
    effort.end()
  }

  async function pauseAfter(error: unknown, pause: number | undefined) {
    const because = reasonToRetry(error)
    if (because === undefined || pause === undefined) throw error
    effort.failed(because)
    onAgain?.()
    await pauseFor(pause, interruption.signal, signal)
    signal?.throwIfAborted()
  }
}

/** Why the next try may succeed; undefined for a refusal, which would be repeated. */
function reasonToRetry(error: unknown): Because | undefined {
  if (!(error instanceof AskError)) return undefined
  const { status, problem } = error
  if (typeof status !== 'number') return 'unreachable'
  if (status < 500 && status !== 429) return undefined
  // An answer without our problem code comes from a proxy whose server is down.
  return problem?.code ? 'busy' : 'unreachable'
}

/** Waits for the pause to pass, or less when it is interrupted or the network comes back. While offline it waits on. */
function pauseFor(milliseconds: number, ...ends: readonly (AbortSignal | undefined)[]): Promise<void> {
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
