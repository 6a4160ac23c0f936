import { languageOf, localeOf } from '#platform/text/locales.ts'
import { renew } from '../session/renew.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { accessToken, sessionNow } from '../session/store.ts'
import { keptOf } from './kept-files.ts'
import { isOver } from './upload.ts'
import { Uploads } from './uploads.ts'

const language = () => languageOf(localeOf(location.pathname).locale)

/** The uploads of this tab. */
export const uploadsHere = new Uploads({
  endpoint: '/uploads',
  headers: () => ({ 'accept-language': language(), ...sessionHeaders() }),
  isSignedIn: (owner) => sessionNow()?.myId === owner,
  hasToken: () => accessToken() !== undefined,
  renew: () => renew('', language()),
  firstWait: 1000,
})

// Warns before the tab is closed if a file could not be stored in the browser and would be lost.
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    const isAtRisk = uploadsHere.list.now().some((upload) => !upload.isKept && !isOver(upload))
    if (isAtRisk) event.preventDefault()
  })

/** The number of this person's unfinished uploads, in all tabs of this browser. */
export async function countUnfinished(owner: string): Promise<number> {
  const here = uploadsHere.list.now().filter((upload) => upload.owner === owner && !isOver(upload))
  return new Set([...here, ...(await keptOf(owner))].map(({ id }) => id)).size
}

/** Drops all unfinished uploads of a person who signs out, in all tabs and on the server. */
export async function dropUnfinished(owner: string) {
  leaving?.postMessage(owner)
  await uploadsHere.cancelAll(owner)
  await Promise.all((await keptOf(owner)).map(({ id, address }) => uploadsHere.cancel(id, address)))
}

// Tells the other tabs, which would otherwise begin the dropped uploads again.
const leaving = typeof window === 'undefined' ? undefined : new BroadcastChannel('kopru-uploads')
leaving?.addEventListener('message', ({ data }: MessageEvent<string>) => void uploadsHere.cancelAll(data))
