import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listMailReports as call } from '#contract/operations/mail-reports.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { outreachReports } from '#database/schema/outreach/outreach.ts'

export async function listMailReports(
  _: Caller,
  { pageNumber, pageSize }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const [rows, total] = await Promise.all([
    db
      .select({ report: outreachReports, name: companies.name, verifiedAt: companies.verifiedAt })
      .from(outreachReports)
      .innerJoin(companies, eq(companies.id, outreachReports.companyId))
      .orderBy(desc(outreachReports.reportedAt), outreachReports.id)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(outreachReports),
  ])
  const items = rows.map(({ report: { companyId, sentAt, reportedAt, ...report }, name, verifiedAt }) => ({
    ...report,
    company: { id: companyId, name, verified: verifiedAt !== null },
    sentAt: sentAt.toISOString(),
    reportedAt: reportedAt.toISOString(),
  }))
  return { items, total, pageNumber, pageSize }
}
