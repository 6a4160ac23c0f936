import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { basenameOf } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'
import { registerOffline } from './register-offline.ts'
import { reportVisit } from './report-visit.ts'
import { watchConnection } from './watch-connection.ts'

/** The shell's invisible work in the hydrated app; documents do the same in document.ts. */
export function PageTracking() {
  const { pathname } = useLocation()
  const { locale } = usePlace()
  useEffect(() => {
    reportVisit(locale === 'tr' ? pathname : basenameOf(locale) + pathname)
  }, [pathname, locale])
  useEffect(() => {
    watchConnection()
    registerOffline()
  }, [])
  return null
}
