import { type SQL, sql } from 'drizzle-orm'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'

/**
 * The document types that an application still lacks: required at submission, missing, and not uploaded since on
 * request. A subquery on a row of `application_snapshots`, shared by lists, filters and summaries.
 */
export const stillMissing: SQL = sql`
  select unnest(${applicationSnapshots.missingDocumentTypeIds}) as document_type_id
  except select came.document_type_id from ${documentRequests} as came
  where came.application_id = ${applicationSnapshots.applicationId} and came.status in ('Uploaded', 'Accepted')`
