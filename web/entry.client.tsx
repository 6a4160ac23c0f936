import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#platform/text/locales.ts'
import { fetchPatiently, fetchRoutesPatiently } from './loading/fetch-patiently.ts'
import { fetchPagesWith } from './loading/load-route-module.ts'
import { readState } from './page/state.ts'
import { PlaceProvider } from './place.tsx'
import { queryClient } from './queries/query-client.ts'
import { restoreSession } from './session/ask-with-session.ts'
import { onSessionEnd } from './session/session-end.ts'
import { startSession } from './session/store.ts'
import { endSession } from './session-lifecycle/end-session.ts'
import { textsInBrowser } from './texts/sentences.ts'
import { TextsProvider } from './texts/texts.tsx'

// Loaded after the polyfills.
if ('parse' in URL) start()
else import('./loading/stand-ins.ts').then(start)

function start() {
  const { answers, isNewSession, ...place } = readState()
  fetchPagesWith({ script: fetchPatiently, routes: fetchRoutesPatiently })
  startSession(place.who)
  if (isNewSession)
    void import('./session-lifecycle/announce-sign-in.ts').then(({ announceSignIn }) => announceSignIn())
  onSessionEnd(endSession)
  restoreSession(place.signedIn, languageOf(place.locale))
  for (const [key, value] of answers) queryClient.setQueryData(key, value)

  const page = (
    <PlaceProvider value={{ ...place, hydrated: true, nonce: '', documentScript: '', ahead: '' }}>
      <TextsProvider value={textsInBrowser}>
        <QueryClientProvider client={queryClient}>
          <HydratedRouter />
        </QueryClientProvider>
      </TextsProvider>
    </PlaceProvider>
  )
  startTransition(() => {
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page)
  })
}
