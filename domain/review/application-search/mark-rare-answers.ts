import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { type AnswerFilter, canBeFound, meets } from './answer-filter.ts'
import { fullName } from './full-name.ts'

/**
 * Size of the sample, taken in the order of names: answers may correlate with the day of applying, but not with the
 * name.
 */
const looked = 200

/**
 * Up to how many matches in the sample make a filter rare. If one in fifty of a hundred thousand match, a page of fifty
 * is full after as many rows as an index would find, so both plans cost the same. Without an index every application
 * must be tested.
 */
const few = (filter: AnswerFilter) => (canBeFound(filter) ? 4 : 1)

/**
 * Marks the answer filters that few applications match, because the planner has no statistics about values inside JSON.
 * The sample leaves out sealed applications: the mark decides how exactly matches are counted, which would reveal their
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
