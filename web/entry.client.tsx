import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#platform/text/locales.ts'
import { PlaceProvider } from './place.tsx'
import { queryClient } from './query-client.ts'
import { fetchPatiently, fetchRoutesPatiently } from './reaching/fetch-patiently.ts'
import { fetchPagesWith } from './reaching/load-route-module.ts'
import { textsInBrowser } from './sentences.ts'
import { restoreSession } from './session/ask-with-session.ts'
import { startSession } from './session/store.ts'
import { readState } from './state.ts'
import { TextsProvider } from './texts.tsx'

const { answers, ...place } = readState()
fetchPagesWith({ script: fetchPatiently, routes: fetchRoutesPatiently })
startSession(place.who)
restoreSession(place.signedIn, languageOf(place.locale))
for (const [key, value] of answers) queryClient.setQueryData(key, value)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PlaceProvider value={{ ...place, hydrated: true, nonce: '', documentScript: '' }}>
        <TextsProvider value={textsInBrowser}>
          <QueryClientProvider client={queryClient}>
            <HydratedRouter />
          </QueryClientProvider>
        </TextsProvider>
      </PlaceProvider>
    </StrictMode>,
  )
})
