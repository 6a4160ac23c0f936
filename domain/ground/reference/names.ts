import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Language } from './prepared.ts'

interface Named {
  readonly name: Column
  readonly nameEn?: Column
}

/** The name in the reader's language; the Turkish one if there is no English one. */
export function nameIn(language: Language, { name, nameEn }: Named): SQL<string> {
  return language === 'en' && nameEn ? sql<string>`coalesce(${nameEn}, ${name})` : sql<string>`${name}`
}

/** Sorts by the reader's alphabet: in Turkish ç comes after c, in English beside it. */
export function byName(language: Language, named: Named): SQL {
  return sql`${nameIn(language, named)} collate ${sql.identifier(language === 'en' ? 'en-x-icu' : 'turkish')}`
}
