import { delivery } from '#domain/ground/messages/delivery.ts'
import type { Language } from '#platform/text/locales.ts'

/** The address of a page in the recipient's language, for messages. Turkish pages have no prefix. */
export function linkToPage(language: Language, path: `/${string}`, token?: string, to?: string) {
  const address = `${delivery().publicUrl}${language === 'tr' ? '' : `/${language}`}${path}`
  const query = new URLSearchParams({ ...(token && { token }), ...(to && { to }) })
  return query.size > 0 ? `${address}?${query}` : address
}
