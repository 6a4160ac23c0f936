import { istanbulDay } from '#platform/text/dates.ts'
import { pageIn } from '../page-in.ts'
import { startOfDay } from '../review/interviews/by-day.ts'
import { calendarAddress } from '../review-addresses.ts'

export const calendarViews = ['week', 'day', 'list', 'sheet', 'open'] as const
export type CalendarView = (typeof calendarViews)[number]

export const openStatuses = ['RescheduleRequested', 'Pending', 'Lapsed', 'Declined'] as const
type OpenStatus = (typeof openStatuses)[number]

/** The calendar's search parameters; each has a default. */
export interface CalendarSearch {
  /** If left out: a week where the screen is wide enough, otherwise a list */
  readonly view: CalendarView | undefined
  /** `2027-03-01` */
  readonly day: string
  readonly formId: string | undefined
  readonly interviewerId: string | undefined
  /** Filters the waiting list */
  readonly status: OpenStatus
  readonly page: number
}

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/.test(text)

/** Parses a day; anything invalid becomes today. */
const dayIn = (text: string | null): string => {
  const isDay = text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay && dayAfter(text, 0) === text ? text : istanbulDay(new Date())
}

export function searchIn(params: URLSearchParams): CalendarSearch {
  const [form, interviewer] = [params.get('form'), params.get('interviewer')]
  return {
    view: calendarViews.find((view) => view === params.get('view')),
    day: dayIn(params.get('day')),
    formId: isId(form) ? form : undefined,
    interviewerId: isId(interviewer) ? interviewer : undefined,
    status: openStatuses.find((status) => status === params.get('status')) ?? 'RescheduleRequested',
    page: pageIn(params),
  }
}

/** The calendar's address with these parameters; goes to the first page unless `page` is given. */
export function addressOf(search: Partial<CalendarSearch>): string {
  const { view, day, formId, interviewerId, status, page = 1 } = search
  const params = new URLSearchParams()
  if (view) params.set('view', view)
  if (day && day !== istanbulDay(new Date())) params.set('day', day)
  if (formId) params.set('form', formId)
  if (interviewerId) params.set('interviewer', interviewerId)
  if (view === 'open' && status && status !== 'RescheduleRequested') params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return `${calendarAddress}${params.size > 0 ? `?${params}` : ''}`
}

/** `2027-03-01` some days later or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - (new Date(day).getUTCDay() || 7))

/** The days that a view shows: one, or the day's whole week. */
export function daysOf({ view, day }: Pick<CalendarSearch, 'view' | 'day'>): readonly string[] {
  if (view === 'day' || view === 'sheet') return [day]
  const monday = mondayOf(day)
  return [0, 1, 2, 3, 4, 5, 6].map((at) => dayAfter(monday, at))
}

/** The moments at which the shown days begin and end. */
export function spanOf(days: readonly string[]): { readonly from: string; readonly to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { from: startOfDay(first), to: startOfDay(dayAfter(last, 1)) }
}
