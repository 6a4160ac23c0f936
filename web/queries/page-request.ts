import { createContext, type ServerBuild } from 'react-router'
import type { Locale } from '#platform/text/locales.ts'
import type { Ask } from '../ask.ts'
import type { Tiles } from '../place.tsx'
import type { SignedIn } from '../session/store.ts'
import type { HtmlStore } from '../ui/kept-html.tsx'
import type { Answers } from './answers.ts'

/** What the HTTP layer hands to a page: who asks, in which locale, and how to reach the API. */
export interface PageRequest {
  readonly locale: Locale
  /** The address inside the locale, with its query. */
  readonly address: string
  readonly publicUrl: string
  /** A session cookie came with the request, and whose it is if it still counts. */
  readonly signedIn: boolean
  readonly who: SignedIn | null
  /** The session began a moment ago. */
  readonly isNewSession: boolean
  /** The session could not be looked up: the page says that the server is busy, not that nobody is signed in. */
  readonly isBusy: boolean
  readonly knowsCountries: boolean
  /** Empty where there is no live chat, and on pages that hold a secret. */
  readonly chatScript: string
  readonly mapTiles: Tiles | null
  readonly googleOn: boolean
  readonly smsOn: boolean
  /** MODE=local: the pages for developers exist. */
  readonly local: boolean
  readonly documentScript: string
  /** Where HTML of parts of documents is kept; in development nowhere. */
  readonly keptHtml: HtmlStore | undefined
  readonly ask: Ask
}

export const pageRequest = createContext<PageRequest>()
export const pageAnswers = createContext<Answers>()

/** The files of the whole app, also where the router of a document knows only its own. */
export const pageAssets = createContext<ServerBuild['assets']>()

/** Where the render leaves its HTML: in a Response it would be encoded, streamed and decoded again for nothing. */
export const pageOutput = createContext<{ html?: string }>()
