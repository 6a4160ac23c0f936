import { inArray } from 'drizzle-orm'
import { sensitiveCategories } from '#contract/data/sensitive-categories.ts'
import { documentTypes } from '#database/schema/reference.ts'

/** Whether a type of document is sensitive, as SQL over `document_types`. */
export const isSensitiveType = inArray(documentTypes.category, [...sensitiveCategories])
