import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { outreachRefusals } from '#database/schema/outreach/outreach.ts'
import { addressMarks, anywhere } from './address-mark.ts'

/** Those of these addresses that refuse e-mails from this organization, or from all that they have no relation with. */
export async function refusedAddresses(
  db: Database | Transaction,
  companyId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const emailOf = new Map(
    emails.flatMap((email) =>
      [...addressMarks(companyId, email), ...addressMarks(anywhere, email)].map((mark) => [mark, email] as const),
    ),
  )
  const { rows } = await db.execute<{ mark: string }>(sql`
    select ${outreachRefusals.addressMark} as mark from ${outreachRefusals}
    where ${outreachRefusals.addressMark} = any(${sql.param([...emailOf.keys()])}::text[])`)
  return new Set(rows.flatMap(({ mark }) => emailOf.get(mark) ?? []))
}
