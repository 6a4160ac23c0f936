/** The typed parts of a date; empty until typed. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

export function partsOf(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month, year }
}

/** The parts as YYYY-MM-DD. An incomplete date gives text that the schemas refuse. */
export function dateOf({ day, month, year }: DateParts, isMonth: boolean): string | null {
  const shownDay = isMonth ? '' : day
  if (shownDay === '' && month === '' && year === '') return null
  const last = isMonth ? '01' : day.padStart(2, day === '' ? '' : '0')
  return `${year}-${month}-${last}`
}
