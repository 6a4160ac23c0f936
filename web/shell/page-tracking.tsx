import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { basenameOf } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'
import { reportVisit } from './report-visit.ts'

/** Every route change of the hydrated app is recorded; documents report theirs in document.ts. */
export function PageTracking() {
  const { pathname } = useLocation()
  const { locale } = usePlace()
  useEffect(() => {
    reportVisit(locale === 'tr' ? pathname : basenameOf(locale) + pathname)
  }, [pathname, locale])
  return null
}
