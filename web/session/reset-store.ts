import { queryClient } from '../query-client.ts'
import { clearKept } from './kept.ts'
import { forgetSession } from './store.ts'

/** Back to what an anonymous visitor has: reference data, which belongs to nobody, stays. */
export function resetStore() {
  forgetSession()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !String(path).startsWith('/data/') })
  queryClient.getMutationCache().clear()
  clearKept()
}
