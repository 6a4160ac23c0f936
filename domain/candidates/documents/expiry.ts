import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { istanbulDay } from '#platform/text/dates.ts'

const soonDays = 30

/** Whether a document is valid today, in Istanbul; its last day counts. */
export function expiryOf(expiresOn: string | null, now = new Date()): CandidateDocument['expiry'] {
  if (expiresOn === null) return 'unknown'
  if (expiresOn < istanbulDay(now)) return 'expired'
  return expiresOn <= istanbulDay(new Date(now.getTime() + soonDays * 24 * 60 * 60 * 1000)) ? 'soon' : 'valid'
}

interface Dates {
  readonly issuedOn?: string | null
  readonly expiresOn?: string | null
}

/**
 * The last day of a document: as the candidate says, else computed from its date of issue if the type has a validity.
 */
export function lastDay({ issuedOn, expiresOn }: Dates, validMonths: number | null): string | null {
  if (expiresOn) return expiresOn
  return issuedOn && validMonths !== null ? monthsAfter(issuedOn, validMonths) : null
}

/** The same day of a later month, or that month's last. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
