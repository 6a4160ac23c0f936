import { type SQL, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations as invitations, interviewResults as results } from '#database/schema/interviews.ts'

/**
 * The interview score of each application: the mean of the scores for the latest interview that has any, to one
 * decimal. Applications without one have no row.
 */
const scoresWhere = (isMeant: SQL): SQL => sql`
  select distinct on (held.application_id) held.application_id, round(avg(given.score), 1)::float8 as score
  from ${invitations} as held join ${results} as given on given.invitation_id = held.id
  where ${isMeant} and given.score is not null
  group by held.application_id, held.id
  order by held.application_id, held.id desc`

/** For one form, or with `any(…)` for several. */
export const scoresOfForm = (formId: string | SQL): SQL => scoresWhere(sql`held.form_id = ${formId}`)

export const scoresOf = (applicationIds: SQL): SQL => scoresWhere(sql`held.application_id = any(${applicationIds})`)

/** For the application of the outer query's row. */
export const interviewScore = sql<number | null>`(
  select own.score from (${scoresWhere(sql`held.application_id = ${applications.id}`)}) as own)`
