import { AskError } from '../ask.ts'
import { departure, isGoing, router } from './going.ts'
import { reach } from './reach.ts'

/** As long as somebody waits: they can give it up. */
const pauses = [500, 1000, 2000, 4000, ...Array.from({ length: 100 }, () => 8000)]

/**
 * The script of a page that somebody goes to, or may be about to. It never fails: React Router would keep the failure for
 * good, and the way there were closed until the next reload. Who only came near a link, or gave it up, hears nothing of it.
 */
export async function fetchPatiently(address: string): Promise<object> {
  let script = await fetchOnce(address)
  while (!script) {
    await departure()
    script = await fetchWhileGoing(address)
  }
  return script
}

const fetchOnce = (address: string): Promise<object | undefined> =>
  import(/* @vite-ignore */ address).catch(() => undefined)

async function fetchWhileGoing(address: string): Promise<object | undefined> {
  const arrived = new AbortController()
  const forget = router()?.subscribe(({ navigation }) => navigation.state === 'idle' && arrived.abort())
  try {
    return await reach((signal) => fetchScript(address, signal), {
      signal: arrived.signal,
      pauses,
      isSlownessTold: true,
    })
  } catch (error) {
    // A script that is broken, or lacks a part, is no better for waiting.
    if (!arrived.signal.aborted && !(error instanceof AskError)) await loadThere()
    return undefined
  } finally {
    forget?.()
  }
}

async function fetchScript(address: string, signal: AbortSignal): Promise<object> {
  const script = await fetchOnce(address)
  if (script) return script
  await demandThere(address, signal)
  return import(/* @vite-ignore */ address)
}

/** A browser does not say why a script did not come, so the server is asked. */
async function demandThere(address: string, signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetchUnlessLost(address, { method: 'HEAD', cache: 'no-store', signal })
  if (ok) return
  // The server has other scripts now.
  if (status === 404) await loadThere()
  throw lost(address, status)
}

/** A whole load brings there whoever is on the way. */
async function loadThere(): Promise<void> {
  const there = router()?.state.navigation.location
  if (!there) return
  window.location.assign(there.pathname + there.search + there.hash)
  await new Promise(() => {})
}

/** React Router's question for the routes behind links: whoever goes to one of them waits for the answer. */
export function fetchRoutesPatiently(url: URL, { signal }: { readonly signal?: AbortSignal }): Promise<Response> {
  if (!isGoing()) return fetch(url, signal ? { signal } : {})
  const ask = async (trying: AbortSignal) => {
    const answer = await fetchUnlessLost(url, { signal: trying })
    if (answer.status >= 500) throw lost(url.pathname, answer.status)
    return answer
  }
  return reach(ask, { ...(signal && { signal }), pauses, isSlownessTold: true })
}

const lost = (path: string, status: AskError['status']) => new AskError({ method: 'GET', path }, status)

const fetchUnlessLost = (address: string | URL, asked: RequestInit & { readonly signal: AbortSignal }) =>
  fetch(address, asked).catch(() => {
    asked.signal.throwIfAborted()
    throw lost(String(address), 'FETCH_ERROR')
  })
