import { type Asked, addressOf, type Call, type Output, splitInput } from '#contract/call.ts'
import type { Problem } from '#contract/problems.ts'
import type { Language } from '#platform/text/locales.ts'

interface AskOptions {
  readonly signal?: AbortSignal
  readonly noCache?: boolean
  /** The browser completes the request even after the page has been closed. */
  readonly keepalive?: boolean
  /** Fetched ahead, and perhaps never shown: nothing counts as opened by it. */
  readonly isAhead?: boolean
  /** The shell does not tell when this call takes long: nobody waits for it, or the page tells it itself. */
  readonly quiet?: boolean
  /** The `Idempotency-Key`: the same request under the same key is done once, however often it arrives. */
  readonly key?: string
}

/** The one way to call the API: in-process on the server, fetch in the browser. */
export type Ask = <C extends Call>(call: C, input: Asked<C>, options?: AskOptions) => Promise<Output<C>>

export type FailureStatus = number | 'TIMEOUT_ERROR' | 'FETCH_ERROR' | 'PARSING_ERROR'

/** Which call it was, without its schemas. */
export type CallName = Pick<Call, 'method' | 'path'>

/** An answer that is not the call's output: a problem of the API's, or a failure on the way to it. */
export class AskError extends Error {
  readonly call: CallName
  readonly status: FailureStatus
  readonly problem: Problem | undefined

  constructor(call: CallName, status: FailureStatus, problem?: Problem) {
    super(problem?.code ?? String(status))
    this.call = call
    this.status = status
    this.problem = problem
  }
}

/**
 * `origin` is empty in the browser, and the API's address where the pages run in a process of their own. `more` gives
 * the headers that change between calls; `answered` is told of every answer.
 */
export function askByFetch(
  origin: string,
  language: Language,
  more: () => Record<string, string> = () => ({}),
  answered?: (response: Response) => void,
): Ask {
  return async (call, input, { noCache = false, keepalive, signal, key, isAhead } = {}) =>
    (await fetchAnswer(call, `${origin}${addressOf(call, input)}`, {
      headers: {
        'accept-language': language,
        ...(noCache ? { 'cache-control': 'no-cache' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(isAhead ? { 'x-kopru-ahead': '1' } : {}),
        ...more(),
      },
      body: splitInput(call, input).body,
      timeout: call.timeout,
      keepalive,
      signal,
      answered,
    })) as never
}

interface Sending {
  readonly headers: Record<string, string>
  readonly body?: object | undefined
  readonly timeout?: number | undefined
  readonly keepalive?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly answered?: ((response: Response) => void) | undefined
}

/** One request and its answer, or an AskError. */
export async function fetchAnswer(call: CallName, url: string, sending: Sending) {
  const { headers, body, timeout = 30_000, keepalive = false, signal, answered } = sending
  try {
    const response = await fetch(url, {
      keepalive,
      method: call.method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      ...(body && { body: JSON.stringify(body) }),
    })
    answered?.(response)
    return await read(call, response)
  } catch (error) {
    // An aborted request is no failure to report.
    if (error instanceof AskError || signal?.aborted) throw error
    throw new AskError(call, isTimeout(error) ? 'TIMEOUT_ERROR' : 'FETCH_ERROR')
  }
}

async function read(call: CallName, response: Response): Promise<unknown> {
  if (response.status === 204) return null
  // A file, which whoever asked for it hands to the browser to be saved.
  if (response.ok && response.headers.has('content-disposition')) return response.blob()
  const value = parse(call, await response.text())
  if (!response.ok) throw new AskError(call, response.status, value as Problem)
  return value
}

function parse(call: CallName, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AskError(call, 'PARSING_ERROR')
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
