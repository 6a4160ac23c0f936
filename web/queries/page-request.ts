import { createContext, type ServerBuild } from 'react-router'
import type { Locale } from '#platform/text/locales.ts'
import type { Ask } from '../ask.ts'
import type { Tiles } from '../place.tsx'
import type { SignedIn } from '../session/store.ts'
import type { HtmlStore } from '../ui/kept-html.tsx'
import type { Answers } from './answers.ts'

/** The context that the HTTP layer passes to a page: caller, locale, and access to the API. */
export interface PageRequest {
  readonly locale: Locale
  /** The address inside the locale, with its query. */
  readonly address: string
  readonly publicUrl: string
  /** The request had a session cookie; with the session's account if it is valid */
  readonly signedIn: boolean
  readonly who: SignedIn | null
  /** The session has just begun */
  readonly isNewSession: boolean
  /** The session lookup failed: the page shows "busy" instead of a signed-out state */
  readonly isBusy: boolean
  readonly knowsCountries: boolean
  /** Empty without a live chat, and on pages that contain a secret */
  readonly chatScript: string
  readonly mapTiles: Tiles | null
  readonly googleOn: boolean
  readonly smsOn: boolean
  /** MODE=local: developers' pages exist */
  readonly local: boolean
  readonly documentScript: string
  /** The cache of HTML fragments of documents; undefined in development */
  readonly keptHtml: HtmlStore | undefined
  readonly ask: Ask
}

export const pageRequest = createContext<PageRequest>()
export const pageAnswers = createContext<Answers>()

/** The manifest of the whole app: the router of a document only knows its own files. */
export const pageAssets = createContext<ServerBuild['assets']>()

/** Receives the rendered HTML: passing it in a Response would encode, stream and decode it again. */
export const pageOutput = createContext<{ html?: string }>()
