import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'

/** Whether the signed-in member may change forms. */
export function useWrites(): boolean {
  return may(useMe(), 'Forms', 'write')
}
