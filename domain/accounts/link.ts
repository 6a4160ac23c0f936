import { delivery } from '#domain/messages/delivery.ts'
import type { Language } from '#platform/text/locales.ts'

/** The address of a page in the reader's language, for a message. Turkish has no prefix. */
export function linkTo(language: Language, path: `/${string}`, token?: string) {
  const address = `${delivery().publicUrl}${language === 'tr' ? '' : `/${language}`}${path}`
  return token === undefined ? address : `${address}?token=${token}`
}
