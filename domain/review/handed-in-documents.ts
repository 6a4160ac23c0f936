import { eq } from 'drizzle-orm'
import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { isAsked } from '#contract/forms/conditions.ts'
import type { FormContent, FormDocument } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { educationClasses } from '#database/schema/reference.ts'
import { documentTypeNames } from '#domain/data/document-type-names.ts'
import { versionContent } from '#domain/forms/version-content.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Snapshot } from './reviewed-application.ts'

export interface HandedIn {
  readonly document: FormDocument
  readonly typeName: string
  readonly isAsked: boolean
  readonly files: readonly SnapshotDocument[]
}

/** The documents of the version that was answered, each with what was handed in for it. */
export async function handedInDocuments(db: Database, language: Language, snapshot: Snapshot): Promise<HandedIn[]> {
  const content = await versionContent(db, snapshot.formId, snapshot.formVersion)
  const [names, year] = await Promise.all([
    documentTypeNames(
      db,
      language,
      content.documents.map(({ documentTypeId }) => documentTypeId),
    ),
    classYear(db, snapshot.classId),
  ])
  return content.documents.map((document) => {
    const files = snapshot.documents.filter(({ formDocumentId }) => formDocumentId === document.id)
    const typeName = names.get(document.documentTypeId) ?? ''
    return { document, typeName, files, isAsked: files.length > 0 || isNeeded(document, content, snapshot, year) }
  })
}

/** Whether somebody is disabled is told by what they handed in, not by us. */
function isNeeded({ when }: FormDocument, { questions }: FormContent, { answers }: Snapshot, year: number | null) {
  if (when === null) return true
  if (when.kind === 'answer') return isAsked(when.test, questions, answers)
  return when.kind === 'classAbove' && year !== null && year > when.year
}

async function classYear(db: Database, classId: number | null): Promise<number | null> {
  if (classId === null) return null
  const [found] = await db
    .select({ year: educationClasses.year })
    .from(educationClasses)
    .where(eq(educationClasses.id, classId))
  return found?.year ?? null
}
