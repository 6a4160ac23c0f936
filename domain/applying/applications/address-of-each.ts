import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'

/** The candidate's page of an application, for links in news. SQL over `applications`. */
export const addressOfEach = sql`'/student-dashboard/applications/' || ${applications.id}`
