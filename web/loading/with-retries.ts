import { AskError } from '../ask.ts'
import { type Because, beginWork } from './pending-work.ts'

/** The person stopped waiting, so the failure is not reported. */
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
  /** Another part of the page reports slowness; here only failures are reported */
  readonly isSlownessTold?: boolean
}

const usualPauses = [500, 1000, 2000, 4000, 8000]

/**
 * Retries a request until the server answers, after lost connections and "busy". Only for idempotent requests. The
 * shell shows the retries, and offers to retry at once or to stop.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const { signal, pauses = usualPauses, onAgain, isSlownessTold = false } = options
  // Aborts the running request or pause.
  let interruption = new AbortController()
  let isStopped = false
  const work = beginWork({
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
    work.end()
  }

  async function pauseAfter(error: unknown, pause: number | undefined) {
    const because = reasonToRetry(error)
    if (because === undefined || pause === undefined) throw error
    work.failed(because)
    onAgain?.()
    await pauseFor(pause, interruption.signal, signal)
    signal?.throwIfAborted()
  }
}

/** The reason why a retry may succeed; undefined for a refusal, which would repeat. */
function reasonToRetry(error: unknown): Because | undefined {
  if (!(error instanceof AskError)) return undefined
  const { status, problem } = error
  if (typeof status !== 'number') return 'unreachable'
  if (status < 500 && status !== 429) return undefined
  // An answer without our problem code comes from a proxy whose server is down.
  return problem?.code ? 'busy' : 'unreachable'
}

/** Waits for the pause, or until it is interrupted or the network returns. While offline it keeps waiting. */
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
