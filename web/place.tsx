import { createContext, use } from 'react'
import { type Language, type Locale, languageOf } from '#platform/text/locales.ts'

/** Where a page stands: its locale, and its own address inside it. */
export interface Place {
  readonly locale: Locale
  readonly publicUrl: string
  /** False on a public page of an anonymous visitor: a document, which no framework wakes up. */
  readonly hydrated: boolean
  /** Known on the server only: what the shell writes into its scripts. */
  readonly nonce: string
  readonly documentScript: string
}

const PlaceContext = createContext<Place>({
  locale: 'tr',
  publicUrl: '',
  hydrated: false,
  nonce: '',
  documentScript: '',
})

export const PlaceProvider = PlaceContext.Provider

export const usePlace = () => use(PlaceContext)

export const useLanguage = (): Language => languageOf(usePlace().locale)
