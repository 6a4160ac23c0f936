import { useEffect } from 'react'
import { useLanguage } from '../../place.tsx'
import { renew } from '../../session/renew.ts'
import { useMe } from '../../session/store.ts'

/**
 * Renews the session once the demanded second factor is set up, because earlier tokens are refused. Returns whether no
 * renewal is pending.
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
