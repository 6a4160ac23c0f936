import { AskError } from '../ask.ts'
import { isNavigating, nextNavigation, router } from './navigation.ts'
import { withRetries } from './with-retries.ts'

/** Pauses between retries in milliseconds, practically without end: the person can stop it. */
const patience = { pauses: [500, 1000, 2000, 4000, ...Array<number>(100).fill(8000)], isSlownessTold: true }

/**
 * Fetches the script of a page being navigated to or prefetched. The promise never rejects: React Router would cache
 * the failure, and the page could not be opened until a reload. A failed prefetch, or a stopped navigation, is not
 * reported.
 */
export async function fetchPatiently(address: string): Promise<object> {
  let script = await fetchOnce(address)
  while (!script) {
    await nextNavigation()
    script = await fetchWhileNavigating(address)
  }
  return script
}

const fetchOnce = (address: string): Promise<object | undefined> =>
  import(/* @vite-ignore */ address).catch(() => undefined)

async function fetchWhileNavigating(address: string): Promise<object | undefined> {
  const arrived = new AbortController()
  const forget = router()?.subscribe(({ navigation }) => navigation.state === 'idle' && arrived.abort())
  try {
    return await withRetries((signal) => fetchScript(address, signal), { ...patience, signal: arrived.signal })
  } catch (error) {
    // Retrying does not repair a broken script.
    if (!arrived.signal.aborted && !(error instanceof AskError)) await loadWholePage()
    return undefined
  } finally {
    forget?.()
  }
}

async function fetchScript(address: string, signal: AbortSignal): Promise<object> {
  const script = await fetchOnce(address)
  if (script) return script
  await requireScript(address, signal)
  return import(/* @vite-ignore */ address)
}

/** Asks the server whether the script exists, because browsers do not say why an import failed. */
async function requireScript(address: string, signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetchUnlessLost(address, { method: 'HEAD', cache: 'no-store', signal })
  if (ok) return
  // A newer build has other scripts.
  if (status === 404) await loadWholePage()
  throw lost(address, status)
}

/** Loads the page that is being navigated to from the server, in place of a client-side navigation. */
async function loadWholePage(): Promise<void> {
  const there = router()?.state.navigation.location
  if (!there) return
  window.location.assign(there.pathname + there.search + there.hash)
  await new Promise(() => {})
}

/** Fetches the routes behind links for React Router; during a navigation it is retried until it succeeds. */
export function fetchRoutesPatiently(url: URL, { signal }: { readonly signal?: AbortSignal }): Promise<Response> {
  if (!isNavigating()) return fetch(url, { signal: signal ?? null })
  const ask = async (trying: AbortSignal) => {
    const answer = await fetchUnlessLost(url, { signal: trying })
    if (answer.status >= 500) throw lost(url.pathname, answer.status)
    return answer
  }
  return withRetries(ask, { ...patience, ...(signal && { signal }) })
}

const lost = (path: string, status: AskError['status']) => new AskError({ method: 'GET', path }, status)

const fetchUnlessLost = (address: string | URL, options: RequestInit & { readonly signal: AbortSignal }) =>
  fetch(address, options).catch(() => {
    options.signal.throwIfAborted()
    throw lost(String(address), 'FETCH_ERROR')
  })
