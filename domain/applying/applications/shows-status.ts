import { type SQL, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'

/**
 * Whether the candidate sees that the status becomes `next`: never a decision before its result is published, and nothing
 * where it is the status that they see already. SQL over `applications` as they were before the change.
 */
export const showsStatus = (next: SQL): SQL<boolean> => sql<boolean>`
  case when ${applications.resultPublishedAt} is null
  then ${next} not in ('Approved', 'Reserve', 'Rejected') and ${next} <> ${applications.shownStatus}
  else true end`
