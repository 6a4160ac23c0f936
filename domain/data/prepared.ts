import type { Caller } from '#contract/caller.ts'
import { type Database, database } from '#database/connection.ts'

export type Language = Caller['language']

/**
 * A statement that is planned once per connection and language instead of once per call: reference lists are asked for
 * all the time, and building and parsing their SQL costs more than running it.
 */
export function prepared<S>(build: (db: Database, language: Language) => S): (language: Language) => S {
  const statements = new WeakMap<Database, Partial<Record<Language, S>>>()
  return (language) => {
    const db = database()
    const ours = statements.get(db) ?? {}
    statements.set(db, ours)
    ours[language] ??= build(db, language)
    return ours[language]
  }
}
