import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { sensitiveCategories } from '#contract/data/sensitive-categories.ts'
import { isOfAnswer } from '#database/answer-files.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { formVersions } from '#database/schema/forms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'

interface Opened {
  readonly applicationId: string
  readonly fileId: string
  /** The member whose link it is. */
  readonly accountId: string
  /** The link's token: a browser fetches one document in several range requests, which are one reading. */
  readonly token: string
}

/** Records that a member opens a document of a sensitive type, or the file that answers a sensitive question, before it is sent. */
export async function recordDocumentReading({ applicationId, fileId, accountId, token }: Opened) {
  const documentTypeId = await sensitiveTypeOf(applicationId, fileId)
  if (documentTypeId === undefined && !(await answersSensitiveQuestion(applicationId, fileId))) return
  const link = createHash('sha256').update(token).digest('hex').slice(0, 32)
  await database().transaction(async (tx) => {
    // The lock serialises parallel range requests of one document.
    await lockApplications(tx, eq(applications.id, applicationId))
    const isKnown = await tx.$count(
      applicationHistory,
      and(
        eq(applicationHistory.applicationId, applicationId),
        eq(applicationHistory.event, 'documentRead'),
        sql`${applicationHistory.detail} ->> 'link' = ${link}`,
      ),
    )
    if (isKnown > 0) return
    const person = { kind: 'Company', accountId } as const
    const detail = { ...(documentTypeId !== undefined && { documentTypeId }), link }
    await addHistory(tx, { person }, { applicationIds: [applicationId], event: 'documentRead', detail })
  })
}

/** The type with which the file was submitted or requested, if it is a sensitive one. */
async function sensitiveTypeOf(applicationId: string, fileId: string): Promise<number | undefined> {
  const handedIn = sql`select (document ->> 'documentTypeId')::int from ${applicationSnapshots},
    jsonb_array_elements(${applicationSnapshots.documents}) as document
    where ${applicationSnapshots.applicationId} = ${applicationId} and document ->> 'fileId' = ${fileId}`
  const askedFor = sql`select ${documentRequests.documentTypeId} from ${documentRequests}
    where ${documentRequests.applicationId} = ${applicationId} and ${isOfAnswer(fileId)}`
  const [found] = await database()
    .select({ id: documentTypes.id })
    .from(documentTypes)
    .where(
      and(
        sql`${documentTypes.id} in (${handedIn} union ${askedFor})`,
        sql`${documentTypes.category} = any (${sql.param([...sensitiveCategories])}::text[])`,
      ),
    )
    .orderBy(documentTypes.id)
    .limit(1)
  return found?.id
}

/** Whether the file is a submitted answer to a question that is marked as asking for sensitive data. */
async function answersSensitiveQuestion(applicationId: string, fileId: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    select from ${applicationSnapshots}
    join ${formVersions} on ${formVersions.formId} = ${applicationSnapshots.formId}
      and ${formVersions.version} = ${applicationSnapshots.formVersion},
      jsonb_array_elements(${applicationSnapshots.documents}) as document,
      jsonb_array_elements(${formVersions.content} -> 'questions') as question
    where ${applicationSnapshots.applicationId} = ${applicationId} and document ->> 'fileId' = ${fileId}
      and question ->> 'id' = document ->> 'formDocumentId' and question ->> 'sensitive' is not null
    limit 1`)
  return rows.length > 0
}
