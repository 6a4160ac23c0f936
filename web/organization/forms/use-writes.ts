import { hasAccess } from '#contract/access.ts'
import { useMe } from '#web/session/store.ts'

/** May who is signed in change forms? */
export function useWrites(): boolean {
  const { role, permissions } = useMe()
  return hasAccess({ userType: role.userType.name, permissions }, 'Forms', 'write')
}
