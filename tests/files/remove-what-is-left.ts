import { sql } from 'drizzle-orm'
import { type JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { removeFiles } from '#domain/candidates/candidates/remove-files.ts'

/** Removes the files whose removal is queued, for now or for later. */
export async function removeWhatIsLeft(when: 'now' | 'later') {
  const { rows } = await database().execute<{ data: JobInput<typeof jobs.removeFiles> }>(sql`
    delete from pgboss.job where name = ${jobs.removeFiles.name} and (start_after > now()) = ${when === 'later'}
    returning data`)
  for (const { data } of rows) await removeFiles(data)
}
