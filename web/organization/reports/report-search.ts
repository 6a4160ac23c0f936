import { type MovingPeriod, movingPeriods } from '#contract/reports/report-facts.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { isId } from '#web/queries/id-in.ts'

export const periods = [...movingPeriods, 'all', 'own'] as const
type Period = (typeof periods)[number]

/** A report's search parameters; invalid values are ignored. */
export interface ReportSearch {
  /** Empty: all forms */
  readonly forms: readonly string[]
  readonly period: Period
  /** Set for a custom period */
  readonly from?: string
  readonly to?: string
  /** Empty, the period before, or the id of another form */
  readonly compare: string
}

/**
 * The specification exports this number without a stated use (section 9): here it is a report's default number of days.
 */
export const usualDays = 90
const usualPeriod: Period = `${usualDays}`

export function reportSearchOf(address: URLSearchParams): ReportSearch {
  const forms = [...new Set(address.getAll('form').flatMap((text) => text.split('.')))].filter(isId).slice(0, 50)
  const [from, to] = [dayIn(address, 'from'), dayIn(address, 'to')]
  const named = periods.find((one) => one === address.get('period'))
  const period = named ?? (from || to ? 'own' : usualPeriod)
  const compare = address.get('compare') ?? ''
  // A period without a start has no period before it.
  const hasBefore = period === 'own' ? from !== undefined : period !== 'all'
  return {
    forms,
    period,
    ...(period === 'own' && from && { from }),
    ...(period === 'own' && to && (!from || to >= from) && { to }),
    compare: (compare === 'before' && hasBefore) || isId(compare) ? compare : '',
  }
}

/** The address with a change. */
export function reportAddress(now: ReportSearch, change: Partial<ReportSearch> = {}): string {
  const { forms, period, from, to, compare } = { ...now, ...change }
  const address = new URLSearchParams()
  if (forms.length > 0) address.set('form', forms.join('.'))
  if (period !== usualPeriod) address.set('period', period)
  if (period === 'own' && from) address.set('from', from)
  if (period === 'own' && to) address.set('to', to)
  if (compare) address.set('compare', compare)
  return address.size > 0 ? `?${address}` : '?'
}

export interface Days {
  readonly from?: string
  readonly to?: string
}

/** The part of a saved report's period that moves with time; custom days and all time do not. */
export const movingOf = ({ period }: ReportSearch): { readonly period?: MovingPeriod } =>
  period === 'all' || period === 'own' ? {} : { period }

/** A period's days in Istanbul; without `from` for all time. */
export function daysOf({ period, from, to }: ReportSearch, today = istanbulDay(new Date())): Days {
  if (period === 'own') return { ...(from && { from }), ...(to && { to }) }
  if (period === 'all') return {}
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (period === 'schoolYear') {
    // The academic year begins in September.
    const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0)
    return { from: `${year}-09-01`, to: today }
  }
  return { from: dayAfter(today, 1 - Number(period)), to: today }
}

/** The period of equal length right before; undefined for a period without a start. */
export function daysBefore({ from, to = istanbulDay(new Date()) }: Days): Days | undefined {
  if (from === undefined) return undefined
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return { from: laterOf(firstDay, dayAfter(from, -days)), to: dayAfter(from, -1) }
}

/** The earliest day that the calls accept. */
const firstDay = '1900-01-01'
const laterOf = (one: string, other: string) => (one > other ? one : other)

/** The common input of both calls: forms and days. */
export function askedOf(now: ReportSearch, days: Days = daysOf(now)) {
  return { ...(now.forms.length > 0 && { formIds: [...now.forms] }), ...days }
}

/** The comparison, if possible: the previous days of the same forms, or another form in the same days. */
export function comparedOf(now: ReportSearch) {
  if (now.compare === '') return undefined
  if (now.compare !== 'before') return { formIds: [now.compare], ...daysOf(now) }
  const days = daysBefore(daysOf(now))
  return days && askedOf(now, days)
}

/** The same, in the format of the grouped reports. */
export function compareToOf(now: ReportSearch) {
  if (now.compare === '') return undefined
  return now.compare === 'before' ? ({ with: 'period' } as const) : ({ with: 'form', formId: now.compare } as const)
}

const dayMs = 86_400_000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

function dayIn(address: URLSearchParams, key: string): string | undefined {
  const text = address.get(key) ?? ''
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
    ? text
    : undefined
}
