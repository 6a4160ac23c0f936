import { type Asked, addressOf, type Call, type Output, splitInput } from '#contract/call.ts'
import type { Problem } from '#contract/problems.ts'
import type { Language } from '#platform/text/locales.ts'

interface AskOptions {
  readonly signal?: AbortSignal
  readonly noCache?: boolean
}

/** The one way to call the API: in-process on the server, fetch in the browser. */
export type Ask = <C extends Call>(call: C, input: Asked<C>, options?: AskOptions) => Promise<Output<C>>

type Failure = 'TIMEOUT_ERROR' | 'FETCH_ERROR' | 'PARSING_ERROR'

/** An answer that is not the call's output: a problem of the API's, or a failure on the way to it. */
export class AskError extends Error {
  readonly status: number | Failure
  readonly problem: Problem | undefined

  constructor(status: number | Failure, problem?: Problem) {
    super(problem?.code ?? String(status))
    this.status = status
    this.problem = problem
  }
}

/** `origin` is empty in the browser, and the API's address where the pages run in a process of their own. */
export function askByFetch(origin: string, language: Language): Ask {
  return async (call, input, options = {}) => {
    const { body } = splitInput(call, input)
    const response = await send(`${origin}${addressOf(call, input)}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(options.noCache ? { 'cache-control': 'no-cache' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.any([
        AbortSignal.timeout(call.timeout ?? 30_000),
        ...(options.signal ? [options.signal] : []),
      ]),
    })
    return read(response)
  }
}

async function send(url: string, init: RequestInit) {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new AskError(error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR')
  }
}

async function read(response: Response) {
  if (response.status === 204) return null
  const value = await response.json().catch(() => {
    throw new AskError('PARSING_ERROR')
  })
  if (!response.ok) throw new AskError(response.status, value as Problem)
  return value
}
