import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

const { ownName } = documentRequests

/** The own name of a requested document; null if its type names it. */
export const ownNameIn = (language: Language): SQL<string | null> =>
  language === 'en' ? sql`coalesce(nullif(${ownName} ->> 'en', ''), ${ownName} ->> 'tr')` : sql`${ownName} ->> 'tr'`

/** The name of a requested document: SQL over `document_requests` joined with `document_types`. */
export const requestNameIn = (language: Language): SQL<string> =>
  sql`coalesce(${ownNameIn(language)}, ${nameIn(language, documentTypes)})`

/** Whether `name` is the same own name: it tells documents of the type “other” apart. */
export const isCalled = (name: SQLWrapper, ownName: OwnDocumentName | null | undefined) =>
  sql`(${name} ->> 'tr') is not distinct from ${ownName?.tr ?? null}::text`
