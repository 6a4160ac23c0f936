import { eq, sql } from 'drizzle-orm'
import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { isAsked } from '#contract/forms/conditions.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent, FormDocument } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentTypes, educationClasses } from '#database/schema/reference.ts'
import { stillMissing } from '#domain/applying/applications/still-missing.ts'
import { isWithdrawnKind } from '#domain/candidates/sensitive/withdrawn-kinds.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { sensitiveKind } from '#domain/ground/reference/sensitive-types.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Snapshot } from './reviewed-application.ts'

export interface HandedIn {
  readonly document: FormDocument
  readonly typeName: string
  readonly isAsked: boolean
  readonly files: readonly SnapshotDocument[]
  /** By the same definition of missing documents as everywhere else. */
  readonly isMissing: boolean
  /** The candidate withdrew consent to its kind of sensitive data */
  readonly isWithdrawn: boolean
}

/** The documents that the answered version of the form asks for, each with the submitted files. */
export async function handedInDocuments(db: Database, language: Language, snapshot: Snapshot): Promise<HandedIn[]> {
  const content = await versionContent(db, snapshot.formId, snapshot.formVersion)
  const [names, year, { lacked, withdrawn }] = await Promise.all([
    documentTypeNames(
      db,
      language,
      content.documents.map(({ documentTypeId }) => documentTypeId),
    ),
    classYear(db, snapshot.classId),
    absentFrom(db, snapshot.applicationId),
  ])
  return content.documents.map((document) => {
    const files = snapshot.documents.filter(({ formDocumentId }) => formDocumentId === document.id)
    const typeName = documentName(document, language, names.get(document.documentTypeId) ?? '')
    const isMissing = document.required && files.length === 0 && lacked.some((one) => isSame(one, document))
    const isAsked = files.length > 0 || isMissing || isNeeded(document, content, snapshot, year)
    const isWithdrawn = files.length === 0 && withdrawn.includes(document.documentTypeId)
    return { document, typeName, files, isAsked, isMissing, isWithdrawn }
  })
}

/** A condition on disability counts as not met: only a submitted document may reveal a disability. */
function isNeeded({ when }: FormDocument, { questions }: FormContent, { answers }: Snapshot, year: number | null) {
  if (when === null) return true
  if (when.kind === 'answer') return isAsked(when.test, questions, answers)
  return when.kind === 'classAbove' && year !== null && year > when.year
}

interface Lacked {
  readonly documentTypeId: number
  readonly ownName: string | null
}

const isSame = (lacked: Lacked, { documentTypeId, ownName }: FormDocument) =>
  lacked.documentTypeId === documentTypeId && lacked.ownName === (ownName?.tr ?? null)

interface Absent {
  /** Required documents that are missing */
  readonly lacked: readonly Lacked[]
  /** Document types whose consent was withdrawn */
  readonly withdrawn: readonly number[]
}

async function absentFrom(db: Database, applicationId: string): Promise<Absent> {
  const [found] = await absentOn(db).execute({ applicationId })
  return found ?? { lacked: [], withdrawn: [] }
}

const absentOn = preparedOn((db) =>
  db
    .select({
      lacked: sql<Lacked[]>`(select coalesce(json_agg(json_build_object('documentTypeId', lacking.document_type_id,
        'ownName', lacking.own_name ->> 'tr')), '[]') from (${stillMissing}) as lacking)`,
      withdrawn: sql<number[]>`array(select ${documentTypes.id} from ${documentTypes}
        where ${isWithdrawnKind(sql`${sensitiveKind}`, sql`${applicationSnapshots.applicationId}`)})`,
    })
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, sql.placeholder('applicationId')))
    .prepare('documents_absent_from_an_application'),
)

async function classYear(db: Database, classId: number | null): Promise<number | null> {
  if (classId === null) return null
  const [found] = await classOn(db).execute({ classId })
  return found?.year ?? null
}

const classOn = preparedOn((db) =>
  db
    .select({ year: educationClasses.year })
    .from(educationClasses)
    .where(eq(educationClasses.id, sql.placeholder('classId')))
    .prepare('year_of_a_class'),
)
