import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { istanbulDay } from '#platform/text/dates.ts'

const soonDays = 30

/** How a document stands today, in Istanbul. Its last day still counts. */
export function expiryOf(expiresOn: string | null, now = new Date()): CandidateDocument['expiry'] {
  if (expiresOn === null) return 'unknown'
  if (expiresOn < istanbulDay(now)) return 'expired'
  return expiresOn <= istanbulDay(new Date(now.getTime() + soonDays * 24 * 60 * 60 * 1000)) ? 'soon' : 'valid'
}

interface Dates {
  readonly issuedOn?: string | null
  readonly expiresOn?: string | null
}

/** As the candidate says; otherwise counted from when it was issued, where its type lasts for some months. */
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
