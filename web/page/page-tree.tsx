import { QueryClientProvider } from '@tanstack/react-query'
import { type EntryContext, ServerRouter } from 'react-router'
import { PlaceProvider } from '../place.tsx'
import type { Answers } from '../queries/answers.ts'
import { AnswersProvider } from '../queries/page-queries.ts'
import type { PageRequest } from '../queries/page-request.ts'
import { queryClient } from '../queries/query-client.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import { statePlace } from './state.ts'

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
