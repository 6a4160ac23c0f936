import { addressIn } from '#platform/text/locales.ts'
import { resetStore } from '../../entrance/reset-store.ts'
import { usePlace } from '../../place.tsx'
import { tellTabs } from '../../session/session-tabs.ts'

/** Whoever lowers or removes the own account has no session any more, here and in the other tabs. */
export function useLeave() {
  const { locale } = usePlace()
  return (address: string) => {
    resetStore()
    tellTabs('LOGOUT')
    location.assign(addressIn(locale, address))
  }
}
