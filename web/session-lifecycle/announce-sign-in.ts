import { notifyTabs } from '../session/session-tabs.ts'

/**
 * Tells other tabs of a sign-in whose form was posted without script; runs on the first page of the new session.
 * Otherwise the document's script has told them (enhance/post-forms.ts).
 */
export function announceSignIn() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && navigation.redirectCount > 0) notifyTabs('LOGIN')
}
