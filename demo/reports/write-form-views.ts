import type { SeenPlace } from '#contract/visits.ts'
import type { Transaction } from '#database/connection.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { randomOf } from '../pictures/random.ts'

/** How often each place was opened for one application that was begun: fewer from step to step. */
const perBegun: readonly (readonly [SeenPlace, number])[] = [
  ['page', 5.2],
  ['fit', 1.6],
  ['profile', 1.4],
  ['questions', 1.3],
  ['documents', 1.1],
  ['review', 0.95],
]

/** The views of each form and of the steps of applying to it, on the days on which applications to it were begun. */
export async function writeFormViews(tx: Transaction, all: readonly HandingIn[]) {
  const begun = new Map<string, { formId: string; day: string; count: number }>()
  for (const { form, application } of all) {
    const day = istanbulDay(application.createdAt ?? new Date())
    const key = `${form.id} ${day}`
    begun.set(key, { formId: form.id, day, count: (begun.get(key)?.count ?? 0) + 1 })
  }
  const views = [...begun].flatMap(([key, { formId, day, count }]) => {
    const random = randomOf(key)
    return perBegun.map(([place, times]) => ({
      formId,
      day,
      place,
      views: Math.max(place === 'page' ? 1 : 0, Math.round(count * times * random.between(0.7, 1.3))),
    }))
  })
  const seen = views.filter((one) => one.views > 0)
  if (seen.length > 0) await tx.insert(formViews).values(seen)
}
