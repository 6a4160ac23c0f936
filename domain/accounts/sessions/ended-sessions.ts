import { gt } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { accessTokenSeconds } from './access-token.ts'

export type EndedSessions = ReturnType<typeof rememberEndedSessions>

// A minute more than a token lives, for clocks that differ.
const memoryMs = (accessTokenSeconds + 60) * 1000

/** The sessions that ended while their access tokens are still good: a process asks here before it believes one. */
export function rememberEndedSessions() {
  const endedAt = new Map<string, number>()

  const forgetOld = () => {
    const tooOld = Date.now() - memoryMs
    // In order of being heard, so the first that is young enough ends the search.
    for (const [id, at] of endedAt) {
      if (at > tooOld) return
      endedAt.delete(id)
    }
  }

  const add = (ids: readonly string[]) => {
    forgetOld()
    for (const id of ids) endedAt.set(id, Date.now())
  }

  return {
    has: (id: string) => endedAt.has(id),
    add,
    /** At the start, and after a time of not hearing the others. */
    async load() {
      const since = new Date(Date.now() - memoryMs)
      const ended = await database().select({ id: sessions.id }).from(sessions).where(gt(sessions.endedAt, since))
      add(ended.map(({ id }) => id))
    },
  }
}
