import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isOnShelf } from '#domain/candidates/documents/shelf.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

export type ExpiringDocument = Awaited<ReturnType<typeof expiringDocuments>>[number]

/** Documents that have expired or will soon, and whose type a draft or an open request needs. */
export const expiringDocuments = (candidateId: string, language: Language) =>
  expiringOn(database(), language).execute({ candidateId })

const expiringOn = preparedOn((db, language: Language) => {
  const candidateId = sql.placeholder('candidateId')
  const inDraft = sql`exists (
    select from ${applicationDocuments} join ${applications} on ${eq(applications.id, applicationDocuments.applicationId)}
    where ${and(eq(applicationDocuments.fileId, candidateDocuments.fileId), eq(applications.status, 'Draft'))}
  )`
  const isRequested = sql`exists (
    select from ${documentRequests}
    where ${and(
      eq(documentRequests.candidateId, candidateId),
      eq(documentRequests.status, 'Open'),
      eq(documentRequests.documentTypeId, candidateDocuments.documentTypeId),
    )}
  )`
  return db
    .select({ id: candidateDocuments.id, typeName: nameIn(language, documentTypes), endsAt })
    .from(candidateDocuments)
    .innerJoin(documentTypes, eq(documentTypes.id, candidateDocuments.documentTypeId))
    .where(
      and(
        eq(candidateDocuments.candidateId, candidateId),
        isOnShelf,
        sql`${candidateDocuments.expiresOn} <= (now() at time zone 'Europe/Istanbul')::date + 30`,
        or(inDraft, isRequested),
      ),
    )
    .prepare(`expiring_documents_${language}`)
})

/** A document is valid until midnight in Istanbul at the end of its last day. */
const endsAt: SQL<Date> =
  sql<Date>`((${candidateDocuments.expiresOn} + 1)::timestamp at time zone 'Europe/Istanbul')`.mapWith(
    candidateDocuments.createdAt,
  )
