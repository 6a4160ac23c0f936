import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { tellAnswer } from '#domain/review/interviews/telling/tell-answer.ts'

/** Does what the worker does with the answers that candidates have given to invitations. */
export async function tellAnswersDue() {
  const { rows } = await database().execute<{ data: unknown }>(
    sql`delete from pgboss.job where name = ${jobs.tellAnswer.name} returning data`,
  )
  for (const { data } of rows) await tellAnswer(jobs.tellAnswer.input.parse(data))
}
