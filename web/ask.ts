import { type Asked, addressOf, type Call, type Output, splitInput } from '#contract/call.ts'
import type { Problem } from '#contract/problems.ts'
import type { Language } from '#platform/text/locales.ts'

interface AskOptions {
  readonly signal?: AbortSignal
  readonly noCache?: boolean
  /** The browser completes the request even after the page has been closed. */
  readonly keepalive?: boolean
  /** A prefetch, possibly never shown: it marks nothing as opened */
  readonly isAhead?: boolean
  /** The shell does not report slowness: no person waits for the call, or the page reports it itself */
  readonly quiet?: boolean
  /** The `Idempotency-Key`: the server executes requests with the same key once */
  readonly key?: string
}

/** The one way to call the API: in-process on the server, fetch in the browser. */
export type Ask = <C extends Call>(call: C, input: Asked<C>, options?: AskOptions) => Promise<Output<C>>

export type FailureStatus = number | 'TIMEOUT_ERROR' | 'FETCH_ERROR' | 'PARSING_ERROR'

/** Which call it was, without its schemas. */
export type CallName = Pick<Call, 'method' | 'path'>

/** An error answer: an API problem, or a network failure. */
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
 * `origin` is empty in the browser, and the API's address if pages run in a separate process. `more` returns per-call
 * headers; `answered` is called for every answer.
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
    // Aborted requests are not reported.
    if (error instanceof AskError || signal?.aborted) throw error
    throw new AskError(call, isTimeout(error) ? 'TIMEOUT_ERROR' : 'FETCH_ERROR')
  }
}

async function read(call: CallName, response: Response): Promise<unknown> {
  if (response.status === 204) return null
  // A file: returned as a Blob for the caller to download.
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
