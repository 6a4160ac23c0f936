import type { FormContent } from './form-content.ts'

type Termly = Pick<FormContent, 'dates' | 'steps'> & { readonly basics: Pick<FormContent['basics'], 'title'> }

/**
 * A form one term later: all its dates move by the same number of whole years, the smallest of at least one that puts
 * none in the past; the years in its title move with them.
 */
export function nextTerm({ basics, dates, steps }: Termly, now: number) {
  const moments = [...Object.values(dates), ...steps.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
  const known = moments.filter((moment) => moment !== null)
  const years = yearsUntilFuture(known, now)
  const later = (moment: string | null) => moment && yearsLater(moment, years)
  const spoken = known.length > 0 ? known.map(yearOf) : [yearOf(now)]
  return {
    years,
    title: titleLater(basics.title, years, spoken),
    dates: { opensAt: later(dates.opensAt), closesAt: later(dates.closesAt), resultAt: later(dates.resultAt) },
    steps: steps.map((step) => ({ ...step, startsAt: later(step.startsAt), endsAt: later(step.endsAt) })),
  }
}

function yearsUntilFuture(moments: readonly string[], now: number): number {
  const past = moments.map((moment) => yearOf(now) - yearOf(moment))
  const least = Math.max(1, ...past)
  const lies = (years: number) => moments.every((moment) => Date.parse(yearsLater(moment, years) ?? moment) > now)
  return lies(least) ? least : least + 1
}

/**
 * The same day and time in Istanbul, which has kept +03:00 since 2016; 29 February becomes the 28th in a common year.
 */
function yearsLater(moment: string, years: number): string | null {
  const clock = new Date(Date.parse(moment) + threeHours)
  const month = clock.getUTCMonth()
  clock.setUTCFullYear(clock.getUTCFullYear() + years)
  if (clock.getUTCMonth() !== month) clock.setUTCDate(0)
  // The dates of a form may be so far apart that later ones leave the calendar.
  return clock.getUTCFullYear() < 9999 ? new Date(clock.getTime() - threeHours).toISOString() : null
}

/**
 * Moves years in a title that are within a year of a date: `2025`, `2025-2026`, `2025/26`. Other years do not refer to
 * a term.
 */
function titleLater(title: string, years: number, spoken: readonly number[]): string {
  return title.replace(yearOrTwo, (written, first: string, between = '', last = '') => {
    const begins = Number(first)
    if (!spoken.some((year) => Math.abs(year - begins) <= 1)) return written
    // The second number may be a month: `2025-12`.
    const isYear = last.length === 4 || Number(last) === (begins + 1) % 100
    const ends = last.length === 4 ? Number(last) : begins + 1
    return `${begins + years}${between}${last !== '' && isYear ? String(ends + years).slice(-last.length) : last}`
  })
}

const yearOrTwo = /(?<!\d)((?:19|20)\d{2})(?:(\s*[-–—/]\s*)((?:19|20)\d{2}|\d{2}))?(?!\d)/g

const yearOf = (moment: string | number) => new Date(new Date(moment).getTime() + threeHours).getUTCFullYear()

const threeHours = 3 * 3_600_000
