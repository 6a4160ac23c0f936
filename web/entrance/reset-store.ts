import { queryClient } from '../queries/query-client.ts'
import { forgetSession } from '../session/store.ts'
import { clearKept } from './kept.ts'

/** Back to what an anonymous visitor has: reference data, which belongs to nobody, stays. */
export function resetStore() {
  forgetSession()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !String(path).startsWith('/data/') })
  queryClient.getMutationCache().clear()
  clearKept()
}
