import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Language } from './prepared.ts'

interface Named {
  readonly name: Column
  readonly nameEn?: Column
}

/** The name in the reader's language, or the Turkish one where there is no other. */
export function nameIn(language: Language, { name, nameEn }: Named): SQL<string> {
  return language === 'en' && nameEn ? sql<string>`coalesce(${nameEn}, ${name})` : sql<string>`${name}`
}

/** The order of the reader's own alphabet: for Turkish eyes ç stands after c, for English ones beside it. */
export function byName(language: Language, named: Named): SQL {
  return sql`${nameIn(language, named)} collate ${sql.identifier(language === 'en' ? 'en-x-icu' : 'turkish')}`
}
