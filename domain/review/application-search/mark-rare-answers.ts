import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { type AnswerFilter, canBeFound, meets } from './answer-filter.ts'
import { fullName } from './full-name.ts'

/** Size of the sample, taken by name: answers may depend on the day of applying, but not on the name. */
const looked = 200

/**
 * Up to how many matches in the sample a filter counts as rare. If one in fifty of a hundred thousand match, a page of
 * fifty is full after as many rows as an index would find, so both ways cost the same. Without an index every
 * application has to be looked at.
 */
const few = (filter: AnswerFilter) => (canBeFound(filter) ? 4 : 1)

/**
 * Marks the answer filters that few applications match, because the planner has no statistics about the inside of JSON.
 * Sealed applications are not part of the sample: the mark decides how exactly is counted, and would reveal their
 * answers.
 */
export async function markRareAnswers<Filters extends ApplicationFilters & { readonly formId: string | SQL }>(
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
  return { ...filters, answers: answers.map((filter, at) => ({ ...filter, isRare: isRare(filter, at) })) }
}
