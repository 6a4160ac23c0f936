import { anyOf, type Scope } from './asked-forms.ts'
import type { Counted } from './assemble.ts'
import { countApplications } from './count-applications.ts'
import { countPairs } from './count-pairs.ts'
import type { Dimension } from './dimensions.ts'
import { isColumn, keptByColumn, keptByDay } from './kept/kept-report.ts'
import { splitPeriod } from './kept/split-period.ts'
import type { Period } from './period.ts'

type Asked = Scope & Period & { readonly questionId?: string | undefined }

/**
 * The applications of forms and days by status, and in the groups of a dimension: from what is kept, as far as it is.
 * Answers are counted from rows, tags and members from who has them, and so are the days of a period that are no whole month.
 */
export async function countByDimension(asked: Asked, groupBy: Dimension | undefined): Promise<Counted[]> {
  const { from, to } = asked
  if (groupBy === 'status')
    return (await keptByDay(asked, undefined, asked)).map((one) => ({ ...one, key: one.status }))
  if (groupBy === 'answer') return fromRows(asked, groupBy, asked)
  if (groupBy === 'tag' || groupBy === 'assignee') return byPairs(asked, groupBy)
  if (!isColumn(groupBy)) return keptByDay(asked, groupBy, asked)
  if (from === undefined && to === undefined) return keptByColumn(asked, groupBy, undefined)
  const { months, days } = splitPeriod(asked)
  const counted = await Promise.all([
    months ? keptByColumn(asked, groupBy, months) : [],
    ...days.map((period) => fromRows(asked, groupBy, period)),
  ])
  return added(counted.flat())
}

/** Those who carry a tag or have a member are counted; the others are all who are left of everybody. */
async function byPairs(asked: Asked, groupBy: 'tag' | 'assignee'): Promise<Counted[]> {
  const [all, { paired, distinct }] = await Promise.all([
    keptByDay(asked, undefined, asked),
    countPairs(asked, groupBy),
  ])
  const without = all.map(({ status, count }) => ({ key: null, status, count: count - (distinct.get(status) ?? 0) }))
  return [...paired, ...without.filter(({ count }) => count !== 0)]
}

const fromRows = ({ companyId, formIds, questionId }: Asked, groupBy: Dimension, { from, to }: Period) =>
  countApplications({
    search: { companyId, formId: anyOf({ companyId, formIds }) },
    ...{ period: { from, to }, groupBy, questionId },
  })

function added(rows: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>()
  for (const row of rows) {
    const name = `${row.status} ${row.key === null ? '' : `=${row.key}`}`
    sums.set(name, { ...row, count: row.count + (sums.get(name)?.count ?? 0) })
  }
  return [...sums.values()].filter(({ count }) => count !== 0)
}
