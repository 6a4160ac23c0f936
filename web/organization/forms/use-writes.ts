import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'

/** May who is signed in change forms? */
export function useWrites(): boolean {
  return may(useMe(), 'Forms', 'write')
}
