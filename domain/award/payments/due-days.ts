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
   * The period that is paid only once. For recurring payments it is the month, regardless of the label, so that no
   * month is paid twice; single and additional payments are told apart by their label.
   */
  readonly period: string
}

const months: Readonly<Record<Rhythm, number>> = { Once: 0, Monthly: 1, Quarterly: 3 }

/** The due dates of a plan: the same day of each month, or the last day of a shorter month. */
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
