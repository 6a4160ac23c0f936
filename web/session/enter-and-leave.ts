import type { Session } from '#contract/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { resetStore } from './reset-store.ts'
import { keepSession } from './store.ts'
import { tellTabs } from './tabs.ts'

/** Every way of signing in ends here. */
export function enterSession(session: Session) {
  keepSession(session)
  tellTabs('LOGIN')
}

export async function leaveSession(everywhere = false) {
  const { signOut } = await import('#contract/accounts.ts')
  await askInBrowser(signOut, { everywhere })
  resetStore()
  tellTabs('LOGOUT')
}
