import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'

/** Whether the winner may still accept or decline, as SQL over `applications` with their results joined. */
export const isAwardOpen = sql<boolean>`(${applications.resultPublishedAt} is not null
  and ${applications.status} = 'Approved' and ${results.acceptance} = 'Pending'
  and coalesce(${results.acceptBy} > now(), true))`
