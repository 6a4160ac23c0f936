import type { Problem } from '#contract/problems.ts'
import { AskError } from '#web/ask.ts'

/**
 * What stands in the way of a save. Unreachable and busy pass by themselves; an answer that is refused waits for its
 * owner to change it; stopped means that no save of this application will be taken any more, or not in this session.
 */
export type Trouble =
  | { readonly kind: 'unreachable' | 'busy' | 'signedOut' }
  | { readonly kind: 'refused' | 'stopped'; readonly problem: Problem }

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof AskError)) {
    // A bug of ours must not cost anybody an answer: it is retried like a lost connection.
    console.error(error)
    return { kind: 'unreachable' }
  }
  const { status, problem } = error
  if (typeof status !== 'number') return { kind: 'unreachable' }
  if (status === 401) return { kind: 'signedOut' }
  if (status >= 500 || status === 429) return { kind: 'busy' }
  // Without our problem code, the answer comes from a proxy and not from the server.
  if (!problem?.code) return { kind: 'unreachable' }
  return { kind: status === 400 ? 'refused' : 'stopped', problem }
}
