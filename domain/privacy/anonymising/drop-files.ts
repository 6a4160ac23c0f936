import { type SQL, sql } from 'drizzle-orm'
import type { JobAsked, jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { uuids } from '#database/uuids.ts'
import { isUnused } from '#domain/ground/files/drop-unused-files.ts'
import { isUnusedByCompany } from '#domain/ground/files/sweep-company-files.ts'

interface Collected {
  readonly fileIds: readonly string[]
  readonly photos: NonNullable<JobAsked<typeof jobs.removeFiles>['photos']>
}

/**
 * The files that these applications refer to, and the photos submitted with them, collected before the references are
 * removed.
 */
export async function collectFiles(tx: Transaction, theirs: SQL): Promise<Collected> {
  const { rows } = await tx.execute<{ fileIds: string[]; photos: Collected['photos'] }>(sql`
    select
      coalesce((select array_agg(distinct id) from (
        select (document ->> 'fileId')::uuid as id from application_snapshots, jsonb_array_elements(documents) as document
          where application_id = ${theirs}
        union all select file_id from application_documents where application_id = ${theirs}
        union all select file_id from document_requests where application_id = ${theirs}
        union all select unnest(more_file_ids) from document_requests where application_id = ${theirs}
        union all select file_id from added_documents where application_id = ${theirs}
        union all select study_years.file_id from study_years join participants on participants.id = study_years.participant_id
          where participants.application_id = ${theirs}
      ) as referred where id is not null), '{}') as "fileIds",
      coalesce((select json_agg(distinct jsonb_build_object('candidateId', one.candidate_id, 'photo', own.profile ->> 'photo'))
        from application_snapshots as own join applications as one on one.id = own.application_id
        where own.application_id = ${theirs} and own.profile ->> 'photo' is not null), '[]') as photos`)
  return rows[0] ?? { fileIds: [], photos: [] }
}

/**
 * Deletes those of the files that are no longer referred to: files among a candidate's own documents or in another
 * application stay. Returns what to remove from the store after the commit.
 */
export async function dropFiles(tx: Transaction, { fileIds, photos }: Collected) {
  if (fileIds.length === 0) return { keys: [], photos }
  const referred = sql`${files.id} = any(${uuids(fileIds)})`
  // Waits for transactions that hold one of the files; the next statement then sees their references.
  await tx.execute(sql`select from ${files} where ${referred} order by ${files.id} for update`)
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    select id, key from ${files} where ${referred} and (${isUnused} or ${isUnusedByCompany})`)
  const gone = uuids(rows.map(({ id }) => id))
  // A document that its owner deleted stays hidden among their documents while an application contains it.
  await tx.execute(sql`delete from candidate_documents where file_id = any(${gone})`)
  await tx.execute(sql`delete from ${files} where id = any(${gone})`)
  return { keys: rows.map(({ key }) => key), photos }
}
