import { lt, sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { outreachMails, outreachReports } from '#database/schema/outreach/outreach.ts'

/** Deletes old e-mails to unrelated addresses, whose links then stop working, and old reports. Refusals stay. */
export async function sweepOutreach({ days }: JobInput<typeof jobs.sweepOutreach>) {
  const before = sql`now() - make_interval(days => ${days})`
  await database().delete(outreachMails).where(lt(outreachMails.sentAt, before))
  await database().delete(outreachReports).where(lt(outreachReports.reportedAt, before))
}
