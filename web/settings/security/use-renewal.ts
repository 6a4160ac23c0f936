import { useEffect } from 'react'
import { useLanguage } from '../../place.tsx'
import { renew } from '../../session/renew.ts'
import { useMe } from '../../session/store.ts'

/**
 * Renews the session once a second factor is on that the organization demands, because tokens made before are refused.
 * Says whether nothing is left to renew.
 */
export function useRenewal(isProtected: boolean) {
  const language = useLanguage()
  const { protectBy } = useMe()
  const isOld = isProtected && protectBy !== undefined
  useEffect(() => {
    if (isOld) void renew('', language).catch(() => {})
  }, [isOld, language])
  return !isOld
}
