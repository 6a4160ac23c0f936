import { sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { fold } from '#platform/text/turkish.ts'

/**
 * Folds the typed texts before the search: the planner can estimate how rare a constant pattern is, but not one that is
 * computed inside the query.
 */
export async function foldedFilters<Filters extends Pick<ApplicationFilters, 'search' | 'noteContains' | 'answers'>>(
  db: Database | Transaction,
  filters: Filters,
): Promise<Filters> {
  const { search, noteContains, answers = [] } = filters
  const typed = [
    search ?? '',
    noteContains ?? '',
    ...answers.map(({ is, value }) => (is === 'contains' ? String(value ?? '') : '')),
  ]
  if (typed.every((text) => text === '')) return filters
  const [folded, foldedNote, ...values] = typed.every(foldsAlike) ? typed.map(fold) : await foldedBy(db, typed)
  return {
    ...filters,
    ...(search !== undefined && { search: folded }),
    ...(noteContains !== undefined && { noteContains: foldedNote }),
    ...(filters.answers && {
      answers: answers.map((filter, at) =>
        filter.is === 'contains' ? { ...filter, value: values[at] ?? '' } : filter,
      ),
    }),
  }
}

/** Texts that `fold` and the database's `tr_fold` are known to fold alike: nearly everything typed. */
const foldsAlike = (text: string) => /^[ -~çğıöşüâîûÇĞİÖŞÜÂÎÛ]*$/.test(text)

async function foldedBy(db: Database | Transaction, typed: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select tr_fold(typed) as folded from unnest(${sql.param(typed)}::text[]) with ordinality as one(typed, place) order by place`,
  )
  return rows.map((row) => row.folded)
}
