import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { applicationIn } from '../../review-addresses.ts'

/** Delay before the loading state, in milliseconds: prefetched applications appear sooner, without flicker. */
const patience = 120

/** The application being loaded, once that takes so long that the page would seem to hang. */
export function useGoingTo(shownId: string) {
  const { location } = useNavigation()
  const found = applicationIn(location?.pathname ?? '')
  const appId = found === shownId ? undefined : found
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (appId === undefined) return
    const timer = setTimeout(() => setAwaited(appId), patience)
    return () => {
      clearTimeout(timer)
      setAwaited(undefined)
    }
  }, [appId])
  return location && appId !== undefined && awaited === appId ? { appId, search: location.search } : undefined
}
