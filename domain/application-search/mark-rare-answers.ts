import { and, eq, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applications, applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { type AnswerFilter, canBeFound, meets } from './answer-filter.ts'
import { fullName } from './full-name.ts'

/** So many are looked at, by the alphabet: what somebody answers has to do with the day they apply, but not with their name. */
const looked = 200

/**
 * What fewer of them meet is rare. Where a fiftieth of a hundred thousand meet it, a page of fifty is full after as many
 * rows as an index would find: that is the worst of either way. Without an index all have to be looked through.
 */
const few = (filter: AnswerFilter) => (canBeFound(filter) ? 4 : 1)

/**
 * Each answer that is asked for with whether it is rare. Of what is inside of answers the planner knows nothing. Sealed ones
 * are not looked at: how exactly is counted depends on this, and would tell what they answered.
 */
export async function markRareAnswers<Filters extends ApplicationFilters & { readonly formId: string }>(
  db: Database | Transaction,
  filters: Filters,
): Promise<Filters> {
  const { answers = [], formId } = filters
  if (answers.length === 0) return filters
  const rows = await db
    .select({ met: sql<(boolean | null)[]>`array[${sql.join(answers.map(meets), sql`, `)}]` })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(and(eq(snapshots.formId, formId), eq(applications.sealed, false)))
    .orderBy(fullName)
    .limit(looked)
  const isRare = (one: AnswerFilter, at: number) => rows.filter(({ met }) => met[at]).length < few(one)
  return { ...filters, answers: answers.map((one, at) => ({ ...one, isRare: isRare(one, at) })) }
}
