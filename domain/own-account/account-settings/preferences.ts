import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import {
  type CandidatePreferences,
  type Channels,
  type CompanyPreferences,
  defaultPreferences,
} from '#contract/notifications.ts'
import { database } from '#database/connection.ts'
import { notificationPreferences as table } from '#database/schema/notifications.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

interface Preferences {
  Candidate: CandidatePreferences
  Company: CompanyPreferences
}
type Kind = keyof Preferences

export const readPreferences =
  <K extends Kind>(kind: K) =>
  async (caller: Caller): Promise<{ preferences: Preferences[K] }> => {
    const chosen = await database()
      .select()
      .from(table)
      .where(eq(table.accountId, signedIn(caller).accountId))
    const rows = new Map(chosen.map(({ kind, inApp, email, sms }) => [kind, { inApp, email, sms }]))
    const preferences = Object.entries<Channels>(defaultPreferences[kind]).map(
      ([news, usual]) => [news, rows.get(news) ?? usual] as const,
    )
    return { preferences: Object.fromEntries(preferences) as Preferences[K] }
  }

interface Change<K extends Kind> {
  readonly preferences: Partial<Preferences[K]>
}

/** Kinds of news that the request omits stay as they are. */
export const changePreferences =
  <K extends Kind>(kind: K) =>
  async (caller: Caller, { preferences }: Change<K>) => {
    const accountId = signedIn(caller).accountId
    const rows = Object.entries<Channels>(preferences as Record<string, Channels>).map(([news, channels]) => ({
      accountId,
      kind: news,
      ...channels,
    }))
    if (rows.length > 0) {
      await database()
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({ target: [table.accountId, table.kind], set: theNewOnes })
    }
    return readPreferences(kind)(caller)
  }

const theNewOnes = { inApp: sql`excluded.in_app`, email: sql`excluded.email`, sms: sql`excluded.sms` }
