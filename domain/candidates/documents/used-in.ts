import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { answerFileIds } from '#database/answer-files.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

type Use = CandidateDocument['usedIn'][number]

/** The applications that contain each file: in their working copy, their snapshot, or as the answer to a request. */
export async function usedIn(
  db: Database | Transaction,
  candidateId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Use[]>> {
  if (fileIds.length === 0) return new Map()
  const carried = sql`(
    select ${applicationDocuments.fileId} as file_id, ${applicationDocuments.applicationId} as application_id
    from ${applicationDocuments} where ${inArray(applicationDocuments.fileId, [...fileIds])}
    union
    select (document ->> 'fileId')::uuid, ${applicationSnapshots.applicationId}
    from ${applicationSnapshots}
    join ${applications} on ${applications.id} = ${applicationSnapshots.applicationId}
    cross join jsonb_array_elements(${applicationSnapshots.documents}) as document
    where ${applications.candidateId} = ${candidateId}
    union
    select unnest(${answerFileIds}), ${documentRequests.applicationId}
    from ${documentRequests}
    where ${documentRequests.candidateId} = ${candidateId} and ${documentRequests.fileId} is not null
  ) as carried`
  const rows = await db
    .select({
      fileId: sql<string>`carried.file_id`,
      applicationId: applications.id,
      title: shownTitle,
      companyName: companies.name,
      isDraft: sql<boolean>`${applications.status} = 'Draft'`,
    })
    .from(carried)
    .innerJoin(applications, sql`${applications.id} = carried.application_id`)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(listings, eq(listings.formId, applications.formId))
    .where(and(eq(applications.candidateId, candidateId), inArray(sql`carried.file_id`, [...fileIds])))
    .orderBy(sql`${applications.createdAt} desc`, applications.id)
  return Map.groupBy(rows, ({ fileId }) => fileId)
}
