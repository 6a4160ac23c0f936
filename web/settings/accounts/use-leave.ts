import { addressIn } from '#platform/text/locales.ts'
import { usePlace } from '../../place.tsx'
import { resetStore } from '../../session/reset-store.ts'
import { tellTabs } from '../../session/tabs.ts'

/** Whoever lowers or removes the own account has no session any more, here and in the other tabs. */
export function useLeave() {
  const { locale } = usePlace()
  return (address: string) => {
    resetStore()
    tellTabs('LOGOUT')
    location.assign(addressIn(locale, address))
  }
}
