import { createContext, use } from 'react'
import type { Session } from '#contract/accounts/accounts.ts'
import { type Language, type Locale, languageOf } from '#platform/text/locales.ts'

/** The map tiles and their attribution. Without them a location is shown on a grid. */
export type Tiles = {
  /** With `{z}`, `{x}` and `{y}` in it */
  readonly url: string
  readonly attribution: string
}

/** A page's context: its locale, its address inside it, and the session. */
export interface Place {
  readonly locale: Locale
  readonly publicUrl: string
  /** A session cookie came with the request. */
  readonly signedIn: boolean
  /** The account at rendering, without its tokens; useSession has the current one */
  readonly who: Omit<Session, 'accessToken' | 'refreshToken'> | null
  /** A geolocation service is configured, so another country's pages may be offered. */
  readonly knowsCountries: boolean
  /** The address of the live chat's script; empty without one, and on pages with a secret */
  readonly chatScript: string
  /** The map tiles; null without any */
  readonly mapTiles: Tiles | null
  /** Signing in with Google is configured. */
  readonly googleOn: boolean
  /** SMS can be sent: without a gateway they are offered nowhere. */
  readonly smsOn: boolean
  /** False on a public page of an anonymous visitor: a document, which is not hydrated */
  readonly hydrated: boolean
  /** The nonce of the shell's scripts; known on the server only. */
  readonly nonce: string
  readonly documentScript: string
  /** The files that a document fetches ahead, by spaces. */
  readonly ahead: string
}

const PlaceContext = createContext<Place>({
  locale: 'tr',
  publicUrl: '',
  signedIn: false,
  who: null,
  knowsCountries: false,
  chatScript: '',
  mapTiles: null,
  googleOn: false,
  smsOn: true,
  hydrated: false,
  nonce: '',
  documentScript: '',
  ahead: '',
})

export const PlaceProvider = PlaceContext.Provider

export const usePlace = () => use(PlaceContext)

export const useLanguage = (): Language => languageOf(usePlace().locale)
