import { languageOf, localeOf } from '#platform/text/locales.ts'
import { renew } from '../session/renew.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { accessToken, sessionNow } from '../session/store.ts'
import { keptOf } from './kept-files.ts'
import { isOver } from './upload.ts'
import { Uploads } from './uploads.ts'

const language = () => languageOf(localeOf(location.pathname).locale)

/** This tab's. */
export const uploadsHere = new Uploads({
  endpoint: '/uploads',
  headers: () => ({ 'accept-language': language(), ...sessionHeaders() }),
  isSignedIn: (owner) => sessionNow()?.myId === owner,
  hasToken: () => accessToken() !== undefined,
  renew: () => renew('', language()),
  firstWait: 1000,
})

// Only what this browser could not keep would be lost with the tab.
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    const isAtRisk = uploadsHere.list.now().some((upload) => !upload.isKept && !isOver(upload))
    if (isAtRisk) event.preventDefault()
  })

/** Files of theirs that the server has not taken yet, whichever tab of this browser they were picked in. */
export async function countUnfinished(owner: string): Promise<number> {
  const here = uploadsHere.list.now().filter((upload) => upload.owner === owner && !isOver(upload))
  return new Set([...here, ...(await keptOf(owner))].map(({ id }) => id)).size
}

/** Their owner leaves this browser: nothing of them stays, in no tab and on no server. */
export async function dropUnfinished(owner: string) {
  leaving?.postMessage(owner)
  await uploadsHere.cancelAll(owner)
  await Promise.all((await keptOf(owner)).map(({ id, address }) => uploadsHere.cancel(id, address)))
}

// A tab that heard of it too late would begin again what has just been taken away.
const leaving = typeof window === 'undefined' ? undefined : new BroadcastChannel('kopru-uploads')
leaving?.addEventListener('message', ({ data }: MessageEvent<string>) => void uploadsHere.cancelAll(data))
