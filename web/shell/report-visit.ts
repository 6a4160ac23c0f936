import { localeOf } from '#platform/text/locales.ts'
import { newVisitId } from './visit-id.ts'

/** Route changes are recorded, except on the way through a new form; a lost report is not worth a retry. */
export function reportVisit(pathname: string, step?: string) {
  if (pathname.includes('new-form')) return
  const { locale, rest } = localeOf(pathname)
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newVisitId(), path: rest, locale, step }),
    keepalive: true,
  }).catch(() => {})
}
