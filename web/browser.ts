import { languageOf, localeOf } from '#platform/text/locales.ts'
import { askWithSession } from './session/ask-with-session.ts'

// Pages of another locale are another load, so the language never changes in a tab.
const { locale } = localeOf(typeof location === 'undefined' ? '/' : location.pathname)

export const askInBrowser = askWithSession('', languageOf(locale))
