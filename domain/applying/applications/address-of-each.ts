import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'

/** Where news about an application lead: the candidate's own page of it. SQL over `applications`. */
export const addressOfEach = sql`'/student-dashboard/applications/' || ${applications.id}`
