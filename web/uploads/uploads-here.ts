import { languageOf, localeOf } from '#platform/text/locales.ts'
import { renew } from '../session/renew.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { accessToken, sessionNow } from '../session/store.ts'
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
