import { addressIn } from '#platform/text/locales.ts'
import { resetStore } from '../../entrance/reset-store.ts'
import { usePlace } from '../../place.tsx'
import { tellTabs } from '../../session/session-tabs.ts'

/** Ends the session in all tabs after members lowered or removed their own account. */
export function useLeave() {
  const { locale } = usePlace()
  return (address: string) => {
    resetStore()
    tellTabs('LOGOUT')
    location.assign(addressIn(locale, address))
  }
}
