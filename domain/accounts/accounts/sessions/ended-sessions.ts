import { gt } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { accessTokenSeconds } from './access-token.ts'

export type EndedSessions = ReturnType<typeof rememberEndedSessions>

// A minute more than a token is valid, for clocks that differ.
const memoryMs = (accessTokenSeconds + 60) * 1000

/**
 * Keeps the sessions that ended while their access tokens are still valid; every process checks tokens against this
 * list.
 */
export function rememberEndedSessions() {
  const endedAt = new Map<string, number>()

  const forgetOld = () => {
    const tooOld = Date.now() - memoryMs
    // Entries are in the order of insertion, so the first recent one ends the loop.
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
    /** Called at start, and after the connection for signals was lost. */
    async load() {
      const since = new Date(Date.now() - memoryMs)
      const ended = await database().select({ id: sessions.id }).from(sessions).where(gt(sessions.endedAt, since))
      add(ended.map(({ id }) => id))
    },
  }
}
