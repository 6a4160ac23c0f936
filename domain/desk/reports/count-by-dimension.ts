import { anyOf, type Scope } from './asked-forms.ts'
import { countApplications } from './count-applications.ts'
import type { Counted } from './counted.ts'
import type { Dimension } from './dimensions.ts'
import { isColumn, keptByColumn, keptByDay } from './kept/kept-report.ts'
import { splitPeriod } from './kept/split-period.ts'
import type { Period } from './period.ts'

type Asked = Scope & Period & { readonly questionId?: string | undefined }

/**
 * Counts the applications of forms and days by status and group: from the kept counts where possible. Answers are
 * counted from rows, and so are the days of a period outside whole months.
 */
export async function countByDimension(asked: Asked, groupBy: Dimension | undefined): Promise<Counted[]> {
  const { from, to } = asked
  if (groupBy === 'status')
    return (await keptByDay(asked, undefined, asked)).map((one) => ({ ...one, key: one.status }))
  if (groupBy === 'answer') return fromRows(asked, groupBy, asked)
  if (!isColumn(groupBy)) return keptByDay(asked, groupBy, asked)
  if (from === undefined && to === undefined) return keptByColumn(asked, groupBy, undefined)
  const { months, days } = splitPeriod(asked)
  const counted = await Promise.all([
    months ? keptByColumn(asked, groupBy, months) : [],
    ...days.map((period) => fromRows(asked, groupBy, period)),
  ])
  return addedUp(counted.flat())
}

const fromRows = ({ companyId, formIds, questionId }: Asked, groupBy: Dimension, { from, to }: Period) =>
  countApplications({
    search: { companyId, formId: anyOf({ companyId, formIds }) },
    period: { from, to },
    groupBy,
    questionId,
  })

/** Sums the counts into one row for each key and status. */
export function addedUp(rows: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>()
  for (const row of rows) {
    const name = `${row.status} ${row.key === null ? '' : `=${row.key}`}`
    sums.set(name, { ...row, count: row.count + (sums.get(name)?.count ?? 0) })
  }
  return [...sums.values()].filter(({ count }) => count !== 0)
}
