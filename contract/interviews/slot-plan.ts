import { z } from 'zod'
import { Day } from '../fields/patterns.ts'
import { TimeZone } from '../fields/time-zone.ts'

/** A time of day: `09:30`. */
const DayTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'fields.time')
  .meta({ examples: ['09:30'] })

/** The most times of one request. */
export const mostSlots = 2000

const Days = z.object({ firstDay: Day, lastDay: Day })
const Hours = z.object({ from: DayTime, to: DayTime })

/** A check of one field. It needs only the fields it depends on, so it runs while other fields are still invalid. */
const about = (field: string, error: string, known: z.ZodType) => ({
  path: [field],
  error,
  when: ({ value }: { value: unknown }) => known.safeParse(value).success,
})

/** The plan of interview times over days, as its author describes it. */
export const SlotPlan = z
  .object({
    ...Days.shape,
    weekdays: z.array(z.number().int().min(1).max(7)).min(1, 'fields.required').max(7).describe('1 is Monday'),
    ...Hours.shape,
    minutes: z.number().int().min(5).max(480).describe('How long one interview takes'),
    pause: z.number().int().min(0).max(240).describe('Minutes between two interviews'),
    lunch: Hours.nullable(),
    timeZone: TimeZone,
    leaveOutHolidays: z
      .boolean()
      .describe('Skip the public holidays of Türkiye, and the afternoons of half-day holidays'),
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, about('lastDay', 'fields.endsBeforeStart', Days))
  .refine(
    ({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) <= 366 * 86_400_000,
    about('lastDay', 'fields.atMostAYear', Days),
  )
  .refine(({ from, to }) => to > from, about('to', 'fields.endsBeforeStart', Hours))
  .refine(
    ({ lunch }) => lunch === null || lunch.to > lunch.from,
    about('lunch', 'fields.endsBeforeStart', z.object({ lunch: Hours.nullable() })),
  )
export type SlotPlan = z.infer<typeof SlotPlan>

interface Holiday {
  /** Off from 13:00 only. */
  readonly half: boolean
}

/** Public holidays by their day (`listHolidays`). */
export type Holidays = ReadonlyMap<string, Holiday>

/**
 * The start times of a plan, the earliest first, at most one more than allowed. Each interview lies within `from` and
 * `to` in the plan's time zone and outside lunch; times skipped by a clock change are left out, and so is one that
 * would overlap the interview before it.
 */
export function plannedStarts(plan: SlotPlan, holidays: Holidays): Date[] {
  const starts: Date[] = []
  const clock = clockIn(plan.timeZone)
  for (let day = plan.firstDay; day <= plan.lastDay; day = nextDay(day)) {
    if (!plan.weekdays.includes(weekdayOf(day))) continue
    const holiday = plan.leaveOutHolidays ? holidays.get(day) : undefined
    for (const minute of minutesOf(plan, holiday)) {
      const start = clock(day, minute)
      if (start && isAfter(starts.at(-1), start, plan.minutes)) starts.push(start)
      if (starts.length > mostSlots) return starts
    }
  }
  return starts
}

/** Whether the previous interview is over by then, also if the clocks go forward during it. */
const isAfter = (before: Date | undefined, start: Date, minutes: number) =>
  before === undefined || start.getTime() - before.getTime() >= minutes * 60_000

/** The minutes of a day at which interviews start. */
function minutesOf({ from, to, minutes, pause, lunch }: SlotPlan, holiday: Holiday | undefined): number[] {
  if (holiday?.half === false) return []
  const end = Math.min(minuteOf(to), holiday ? halfDay : minuteOf(to))
  const begins: number[] = []
  for (let at = minuteOf(from); at + minutes <= end; at += minutes + pause) {
    if (lunch && at < minuteOf(lunch.to) && at + minutes > minuteOf(lunch.from)) {
      at = minuteOf(lunch.to)
      if (at + minutes > end) break
    }
    begins.push(at)
  }
  return begins
}

/** The eves of holidays are off from 13:00. */
const halfDay = 13 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7

/** Converts a day and minute of local time to a point in time; undefined if a clock change skips it. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const shown = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
  return (day: string, minute: number): Date | undefined => {
    const wanted = Date.parse(day) + minute * 60_000
    // The first guess is off by the zone's offset; the second step corrects it, also near a clock change.
    const guess = wanted - (shown(wanted) - wanted)
    const moment = guess - (shown(guess) - wanted)
    return shown(moment) === wanted ? new Date(moment) : undefined
  }
}
