import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LegalName } from '#contract/legal-texts.ts'
import { moment } from '../columns/moment.ts'

/** Versions of the legal texts that operators have published, beside the built-in ones. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    name: text().$type<LegalName>().notNull(),
    /** The day on which it comes into force, such as 2026-12-02. */
    version: text().notNull(),
    tr: text().notNull(),
    en: text().notNull(),
    changesTr: text().notNull(),
    changesEn: text().notNull(),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)
