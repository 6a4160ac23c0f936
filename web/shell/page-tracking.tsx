import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { basenameOf } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'
import { focusTitle } from './focus-title.ts'
import { reportVisit } from './report-visit.ts'

/** Records every route change of the hydrated app, and restores the focus; documents do so in document.ts. */
export function PageTracking() {
  const { pathname, search } = useLocation()
  const step = applyStep(pathname, search)
  const { locale } = usePlace()
  useEffect(() => {
    reportVisit(locale === 'tr' ? pathname : basenameOf(locale) + pathname, step)
  }, [pathname, locale, step])
  useEffect(() => focusTitle(pathname), [pathname])
  return null
}

/** The wizard's steps share one path and differ by query; without a step it is the first, eligibility. */
function applyStep(pathname: string, search: string): string | undefined {
  if (!pathname.startsWith('/student-dashboard/apply/')) return undefined
  const step = new URLSearchParams(search).get('step') ?? 'fit'
  return counted.includes(step) ? step : undefined
}

const counted: readonly string[] = ['fit', 'profile', 'questions', 'documents', 'review']
