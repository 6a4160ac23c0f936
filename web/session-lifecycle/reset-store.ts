import { queryClient } from '../queries/query-client.ts'
import { forgetSession } from '../session/store.ts'
import { clearKept } from './clear-browser.ts'

/** Drops all answers that belong to a person; reference data stays. */
export function resetStore() {
  forgetSession()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !String(path).startsWith('/data/') })
  clearKept()
}
