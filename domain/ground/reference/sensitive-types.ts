import { inArray, type SQL, sql } from 'drizzle-orm'
import { sensitiveCategories } from '#contract/data/sensitive-categories.ts'
import { kindOfCategory, kindOfType, type SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import { documentTypes } from '#database/schema/reference.ts'

/** Whether a type of document is sensitive, as SQL over `document_types`. */
export const isSensitiveType = inArray(documentTypes.category, [...sensitiveCategories])

const cases = (kinds: Readonly<Record<string, SensitiveKind>>, quote: string) =>
  sql.raw(
    Object.entries(kinds)
      .map(([of, kind]) => `when ${quote}${of}${quote} then '${kind}'`)
      .join(' '),
  )

/** The kind of sensitive data in a type of document, null if none, as SQL over `document_types`. */
export const sensitiveKind: SQL<SensitiveKind | null> = sql`case ${documentTypes.id} ${cases(kindOfType, '')}
  else case ${documentTypes.category} ${cases(kindOfCategory, "'")} end end`
