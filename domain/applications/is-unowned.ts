import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'

/** Whether an application was entered by the organization and nobody has taken it over: there is nobody to answer. */
export const isUnowned = sql<boolean>`exists (
  select from ${candidates} where ${candidates.id} = ${applications.candidateId} and ${candidates.accountId} is null)`
