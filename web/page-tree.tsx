import { QueryClientProvider } from '@tanstack/react-query'
import { type EntryContext, ServerRouter } from 'react-router'
import type { Answers } from './answers.ts'
import { AnswersProvider } from './page-queries.ts'
import type { PageRequest } from './page-request.ts'
import { PlaceProvider } from './place.tsx'
import { queryClient } from './query-client.ts'
import { statePlace } from './state.ts'
import { TextsProvider } from './texts.tsx'
import { textsOnServer } from './texts-on-server.ts'

interface TreeOptions {
  readonly page: PageRequest
  readonly router: EntryContext
  readonly answers: Answers
  readonly hydrated: boolean
  readonly nonce: string
  readonly url: string
}

/** Everything that React renders for a page; the bench renders it bare. */
export function pageTree({ page, router, answers, hydrated, nonce, url }: TreeOptions) {
  const { documentScript } = page
  return (
    <PlaceProvider value={{ ...statePlace(page), hydrated, nonce, documentScript }}>
      <TextsProvider value={textsOnServer}>
        <AnswersProvider value={answers}>
          <QueryClientProvider client={queryClient}>
            <ServerRouter context={router} url={url} />
          </QueryClientProvider>
        </AnswersProvider>
      </TextsProvider>
    </PlaceProvider>
  )
}
