import { tellTabs } from '../session/session-tabs.ts'

/**
 * Tells the other tabs of a sign-in whose form the browser posted before any script was there: the first page of the new session
 * does it, which a redirect led to. Else a document's script has told them (enhance/post-forms.ts).
 */
export function tellOfEntry() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && navigation.redirectCount > 0) tellTabs('LOGIN')
}
