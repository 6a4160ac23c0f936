import type { Session } from '#contract/accounts/accounts.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { notifyTabs } from '../session/session-tabs.ts'
import { keepSession } from '../session/store.ts'
import { clearWaiting } from './clear-browser.ts'
import { resetStore } from './reset-store.ts'

/** Starts a session; called by every way of signing in. */
export function enterSession(session: Session) {
  keepSession(session)
  notifyTabs('LOGIN')
}

export async function leaveSession(everywhere = false) {
  const { signOut } = await import('#contract/accounts/accounts.ts')
  await askInBrowser(signOut, { everywhere })
  await clearWaiting()
  resetStore()
  notifyTabs('LOGOUT')
}
