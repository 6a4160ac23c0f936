import { type SQL, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'

/**
 * Whether the candidate sees the change of the status to `next`: never a decision before its result is published, and
 * not if the shown status stays the same. SQL over `applications` as they were before the change.
 */
export const showsStatus = (next: SQL): SQL<boolean> => sql<boolean>`
  case when ${applications.resultPublishedAt} is null
  then ${next} not in ${decisionList} and ${next} <> ${applications.shownStatus}
  else true end`
