import { addressIn } from '#platform/text/locales.ts'
import { usePlace } from '../../place.tsx'
import { notifyTabs } from '../../session/session-tabs.ts'
import { resetStore } from '../../session-lifecycle/reset-store.ts'

/** Ends the session in all tabs after members lowered or removed their own account. */
export function useLeave() {
  const { locale } = usePlace()
  return (address: string) => {
    resetStore()
    notifyTabs('LOGOUT')
    location.assign(addressIn(locale, address))
  }
}
