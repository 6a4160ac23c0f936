import { and, eq, not, sql } from 'drizzle-orm'
import { isDecision } from '#contract/results/decisions.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts as counts } from '#database/schema/application-counts.ts'
import { numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import type { ApplicationSearch } from '#domain/review/application-search/application-filters.ts'

/** How many applications a group has, how many of them have a published result, and how many are undecided. */
export interface GroupCount {
  readonly count: number
  readonly published: number
  readonly undecided: number
}

/** Counts of a form's applications by status, step, awaited action and publication: a few kept rows. */
export const keptResults = ({ companyId, formId }: FormIds) => keptOn(database()).execute({ companyId, formId })

const keptOn = preparedOn((db) =>
  db
    .select({
      status: counts.status,
      action: counts.action,
      stepId: counts.stepId,
      published: counts.published,
      number: numberOf(),
    })
    .from(counts)
    .where(
      and(
        eq(counts.formId, sql.placeholder('formId')),
        eq(counts.companyId, sql.placeholder('companyId')),
        counts.arrived,
        not(counts.sealed),
      ),
    )
    .groupBy(counts.status, counts.action, counts.stepId, counts.published)
    .prepare('kept_results'),
)

type Kept = Awaited<ReturnType<typeof keptResults>>

/** The numbers of a group whose filters the kept counts can answer (`isKept`). */
export function countKept(kept: Kept, { status, action, stepId }: ApplicationSearch): GroupCount {
  const theirs = kept.filter(
    (row) =>
      (status ? status.includes(row.status) : row.status !== 'Withdrawn') &&
      (action?.includes(row.action) ?? true) &&
      (stepId === undefined || (row.stepId !== null && stepId.includes(row.stepId))),
  )
  const sum = (rows: Kept) => rows.reduce((total, { number }) => total + number, 0)
  return {
    count: sum(theirs),
    published: sum(theirs.filter(({ published }) => published)),
    undecided: sum(theirs.filter((row) => !isDecision(row.status))),
  }
}
