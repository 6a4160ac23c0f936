import { QueryClientProvider } from '@tanstack/react-query'
import { type EntryContext, ServerRouter } from 'react-router'
import { type Place, PlaceProvider } from '../place.tsx'
import type { Answers } from '../queries/answers.ts'
import { AnswersProvider } from '../queries/page-queries.ts'
import type { PageRequest } from '../queries/page-request.ts'
import { queryClient } from '../queries/query-client.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import { KeepHtmlProvider } from '../ui/kept-html.tsx'
import { htmlCache } from './html-cache.tsx'
import { statePlace } from './state.ts'

interface TreeOptions {
  readonly page: PageRequest
  readonly router: EntryContext
  readonly answers: Answers
  readonly hydrated: boolean
  /** The files that a document fetches ahead, by spaces. */
  readonly ahead?: string
  readonly nonce: string
  readonly url: string
}

/** The whole React tree of a page; the bench renders it without a server. */
export function pageTree({ page, router, answers, hydrated, ahead = '', nonce, url }: TreeOptions) {
  const { documentScript, keptHtml } = page
  const place: Place = { ...statePlace(page), hydrated, ahead, nonce, documentScript }
  return (
    <PlaceProvider value={place}>
      <TextsProvider value={textsOnServer}>
        <KeepHtmlProvider value={hydrated || !keptHtml ? undefined : htmlCache(keptHtml, place)}>
          <AnswersProvider value={answers}>
            <QueryClientProvider client={queryClient}>
              <ServerRouter context={router} url={url} />
            </QueryClientProvider>
          </AnswersProvider>
        </KeepHtmlProvider>
      </TextsProvider>
    </PlaceProvider>
  )
}
