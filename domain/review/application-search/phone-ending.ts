import { and, eq, type SQL, sql } from 'drizzle-orm'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'

/** Shorter digit sequences are not searched in phone numbers. */
const fewest = 4

/**
 * The digits of a typed phone number, whole (`0532 123 45 67`, `+90…`) or only its end. Undefined if the text cannot be
 * one.
 */
export function phoneEnding(typed: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < fewest ? undefined : digits
}

/** Finds applications by the last digits of the submitted phone number; the index holds the numbers reversed. */
export const withPhoneEnding = (
  which: { readonly companyId: string; readonly formId?: string | SQL },
  ending: string,
) => {
  const backwards = [...ending].reverse().join('')
  const phone = sql`phone_backwards(${snapshots.profile}) collate "C"`
  return sql`array(
    select ${snapshots.applicationId} from ${snapshots}
    where ${and(
      eq(snapshots.companyId, which.companyId),
      which.formId === undefined ? undefined : eq(snapshots.formId, which.formId),
    )} and ${phone} >= ${backwards} and ${phone} < ${`${backwards}\u007f`})`
}
