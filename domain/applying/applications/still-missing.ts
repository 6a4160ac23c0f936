import { type SQL, sql } from 'drizzle-orm'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'

const { missingDocumentTypeIds, missingOwnNames } = applicationSnapshots

/**
 * The documents that an application still lacks, by type and own name: required at submission, missing, and not uploaded
 * since on request. A subquery on a row of `application_snapshots`, shared by lists, filters and summaries.
 */
export const stillMissing: SQL = sql`
  select lacked.document_type_id, lacked.own_name from (
    select type_id as document_type_id, null::jsonb as own_name from unnest(${missingDocumentTypeIds}) as type_id
    where type_id <> ${sql.raw(String(otherDocumentType))} or ${missingOwnNames} = '[]'
    union
    select ${sql.raw(String(otherDocumentType))}, nullif(own_name, 'null') from jsonb_array_elements(${missingOwnNames}) as own_name
  ) as lacked
  where not exists (
    select from ${documentRequests} as came
    where came.application_id = ${applicationSnapshots.applicationId} and came.status in ('Uploaded', 'Accepted')
      and came.document_type_id = lacked.document_type_id
      and (came.own_name ->> 'tr') is not distinct from (lacked.own_name ->> 'tr'))`
