/** The first days of Ramazan Bayramı and Kurban Bayramı, which move; as the Presidency of Religious Affairs has them. */
const feasts: Readonly<Record<string, readonly [string, string]>> = {
  2026: ['03-20', '05-27'],
  2027: ['03-09', '05-16'],
  2028: ['02-26', '05-05'],
  2029: ['02-14', '04-24'],
  2030: ['02-04', '04-13'],
  2031: ['01-24', '04-02'],
  2032: ['01-14', '03-22'],
}
const feastDays = [3, 4]

const everyYear = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'])

/** Whether a day is a public holiday in Türkiye; the eves of some are free in the afternoon only. */
export function isHolidayIn(day: string): 'whole' | 'afternoon' | undefined {
  const [year, date] = [day.slice(0, 4), day.slice(5)]
  const moving = (feasts[year] ?? []).map((first, at) => ({
    eve: shifted(`${year}-${first}`, -1),
    last: shifted(`${year}-${first}`, (feastDays[at] ?? 1) - 1),
  }))
  if (everyYear.has(date) || moving.some(({ eve, last }) => day > eve && day <= last)) return 'whole'
  return date === '10-28' || moving.some(({ eve }) => day === eve) ? 'afternoon' : undefined
}

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
