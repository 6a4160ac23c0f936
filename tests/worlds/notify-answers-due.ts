import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { notifyAnswer } from '#domain/review/interviews/notifying/notify-answer.ts'

/** Does what the worker does with the answers that candidates have given to invitations. */
export async function notifyAnswersDue() {
  const { rows } = await database().execute<{ data: unknown }>(
    sql`delete from pgboss.job where name = ${jobs.notifyAnswer.name} returning data`,
  )
  for (const { data } of rows) await notifyAnswer(jobs.notifyAnswer.input.parse(data))
}
