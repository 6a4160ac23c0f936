import type { Location } from 'react-router'
import { AskError } from '../ask.ts'
import { reach } from './reach.ts'

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterDataRouter?: { readonly state: { readonly navigation: { readonly location?: Location } } }
  }
}

/** The script of a page that somebody goes to, or may be about to. */
export const fetchPatiently = (address: string): Promise<object> =>
  reach((signal) => fetchScript(address, signal), { isSlownessTold: true })

async function fetchScript(address: string, signal: AbortSignal): Promise<object> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    await demandThere(address, signal)
    // It has come back meanwhile, or the script itself is broken, which no patience mends.
    return import(/* @vite-ignore */ address)
  }
}

/** A browser does not say why a script did not come, so the server is asked. */
async function demandThere(address: string, signal: AbortSignal): Promise<void> {
  const call = { method: 'GET', path: address } as const
  const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => {
    signal.throwIfAborted()
    throw new AskError(call, 'FETCH_ERROR')
  })
  if (ok) return
  if (status === 404) await leaveForNewBuild()
  throw new AskError(call, status)
}

/** The server has other scripts now. Who is on the way is brought there by them; who only came near a link is left alone. */
async function leaveForNewBuild(): Promise<void> {
  const there = window.__reactRouterDataRouter?.state.navigation.location
  if (!there) return
  window.location.assign(there.pathname + there.search + there.hash)
  await new Promise(() => {})
}
