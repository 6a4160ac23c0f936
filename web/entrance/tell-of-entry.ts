import { tellTabs } from '../session/session-tabs.ts'
import { sessionNow } from '../session/store.ts'
import { isEntry } from '../session/way-back.ts'

/**
 * The browser itself posted a form before any script was there, and was led here: the other tabs are told of the sign-in by
 * the first page after it. A document's script tells them itself (enhance/post-forms.ts).
 */
export function tellOfEntry(pathOf: (pathname: string) => string) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!sessionNow() || navigation?.type !== 'navigate' || navigation.redirectCount === 0) return
  const { referrer } = document
  if (referrer.startsWith(`${location.origin}/`) && isEntry(pathOf(new URL(referrer).pathname))) tellTabs('LOGIN')
}
