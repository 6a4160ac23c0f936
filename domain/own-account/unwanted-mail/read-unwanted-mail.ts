import { eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readUnwantedMail as call } from '#contract/outreach/unwanted-mail.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { outreachRefusals, outreachReports } from '#database/schema/outreach/outreach.ts'
import { linkedMail } from './linked-mail.ts'

/** Shows the e-mail to the holder of its link, without a side effect, because mail scanners open links. */
export async function readUnwantedMail(caller: Caller, { token }: Input<typeof call>): Promise<Output<typeof call>> {
  const mail = await linkedMail(caller, token)
  if (!mail) return { mail: null }
  const { id, companyId, addressMark, anywhereMark, way, subject, sentAt } = mail
  const db = database()
  const [[company], refusals, reports] = await Promise.all([
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    db
      .select({ mark: outreachRefusals.addressMark })
      .from(outreachRefusals)
      .where(inArray(outreachRefusals.addressMark, [addressMark, anywhereMark])),
    db.$count(outreachReports, eq(outreachReports.id, id)),
  ])
  const isRefused = (mark: string) => refusals.some((refusal) => refusal.mark === mark)
  const refused = isRefused(anywhereMark) ? 'everybody' : isRefused(addressMark) ? 'organization' : 'nobody'
  return {
    mail: {
      companyName: company?.name ?? '',
      way,
      subject,
      sentAt: sentAt.toISOString(),
      refused,
      isReported: reports > 0,
    },
  }
}
