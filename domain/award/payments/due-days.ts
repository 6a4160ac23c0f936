import type { Rhythm } from '#contract/payments/payments.ts'
import { fold } from '#platform/text/turkish.ts'

interface Plan {
  readonly rhythm: Rhythm
  readonly times: number
  readonly from: string
  readonly label: string
  readonly besides: boolean
}

interface Due {
  readonly dueOn: string
  /**
   * What a payment is for. What is paid again and again is for its month, whatever it is called, so that no month is paid
   * twice; what is paid once, or beside that, is told apart by its name.
   */
  readonly period: string
}

const months: Readonly<Record<Rhythm, number>> = { Once: 0, Monthly: 1, Quarterly: 3 }

/** The days of a plan: the same day of each month, or the last one of a month that is shorter. */
export function dueDays({ rhythm, times, from, label, besides }: Plan): Due[] {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  return Array.from({ length: times }, (_, at) => {
    const index = month - 1 + at * months[rhythm]
    const lastDay = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
    const dueOn = new Date(Date.UTC(year, index, Math.min(day, lastDay))).toISOString().slice(0, 10)
    const own = rhythm === 'Once' || besides ? ` ${fold(label)}` : ''
    return { dueOn, period: `${dueOn.slice(0, 7)}${own}` }
  })
}
