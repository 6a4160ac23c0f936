import type { Session } from '#contract/accounts/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { clearWaiting } from './kept.ts'
import { resetStore } from './reset-store.ts'
import { keepSession } from './store.ts'
import { tellTabs } from './tabs.ts'

/** Every way of signing in ends here. */
export function enterSession(session: Session) {
  keepSession(session)
  tellTabs('LOGIN')
}

export async function leaveSession(everywhere = false) {
  const { signOut } = await import('#contract/accounts/accounts.ts')
  await askInBrowser(signOut, { everywhere })
  await clearWaiting()
  resetStore()
  tellTabs('LOGOUT')
}
