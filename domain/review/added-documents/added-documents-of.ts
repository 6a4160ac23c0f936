import { and, desc, eq, type SQL } from 'drizzle-orm'
import { planned } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** The files that the organization has added to an application, newest first. */
export const addedDocumentsOf = (applicationId: string, language: Language, which?: SQL) =>
  planned()
    .select({ added: addedDocuments, file: files, typeName: nameIn(language, documentTypes) })
    .from(addedDocuments)
    .innerJoin(files, eq(files.id, addedDocuments.fileId))
    .innerJoin(documentTypes, eq(documentTypes.id, addedDocuments.documentTypeId))
    .where(and(eq(addedDocuments.applicationId, applicationId), which))
    .orderBy(desc(addedDocuments.addedAt), desc(addedDocuments.id))
