import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { isOfAnswer } from '#database/answer-files.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'

/**
 * Whether a candidate's file is neither among their own documents, nor in an application's working copy or snapshot,
 * nor the answer to a request.
 */
export const isUnused: SQL = sql`(
  ${files.candidateId} is not null and not exists (select from ${candidateDocuments}
    where ${candidateDocuments.fileId} = ${files.id} and ${candidateDocuments.deletedAt} is null)
  and not exists (select from ${applicationDocuments} where ${applicationDocuments.fileId} = ${files.id})
  and not exists (select from ${documentRequests}
    where ${documentRequests.candidateId} = ${files.candidateId} and ${isOfAnswer(files.id)})
  and not exists (select from ${applicationSnapshots}
    join ${applications} on ${applications.id} = ${applicationSnapshots.applicationId}
    where ${applications.candidateId} = ${files.candidateId}
      and ${applicationSnapshots.documents} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id})))
)`

/**
 * Removes those of a candidate's files that are no longer referred to, with their hidden entries among the candidate's
 * documents.
 */
export async function dropUnusedFiles(tx: Transaction, candidateId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return
  const theirs = and(eq(files.candidateId, candidateId), inArray(files.id, [...fileIds]))
  // Waits for transactions that hold one of the files; the next statement then sees their references.
  await tx.select({ id: files.id }).from(files).where(theirs).orderBy(files.id).for('update')
  const unused = await tx.select({ id: files.id, key: files.key }).from(files).where(and(theirs, isUnused))
  if (unused.length === 0) return
  const ids = unused.map(({ id }) => id)
  await tx.delete(candidateDocuments).where(inArray(candidateDocuments.fileId, ids))
  await tx.delete(files).where(inArray(files.id, ids))
  await enqueue(tx, jobs.removeFiles, { candidateId, keys: unused.map(({ key }) => key) })
}
