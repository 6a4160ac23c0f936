import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type CountedFilter, countedFilters } from '#contract/review/counted-filters.ts'
import type { countFilterChoices as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { foldedFilters } from '../folded-filters.ts'
import { markRareAnswers } from '../mark-rare-answers.ts'
import { resolveMine } from '../resolve-mine.ts'
import { columnNames, countColumns } from './columns.ts'
import { deskCounts } from './desk-counts.ts'
import { samplesOf } from './sample.ts'

type Counts = Output<typeof call>['counts']

/**
 * How many applications the list would show for each choice of each filter, all other filters being unchanged. One
 * statement besides the form's own finds the matches once and counts all choices from them.
 */
export async function countFilterChoices(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  await formNumberOf(database(), input)
  const search = await markRareAnswers(database(), await foldedFilters(database(), resolveMine(caller, input)))
  const chosen = [...new Set(countedFilters.filter((name) => search[name] !== undefined).map(sampleWithout))]
  const named = (name: CountedFilter) => {
    const sample = sampleWithout(name)
    return sql.identifier(chosen.includes(sample) ? sample : 'shown')
  }
  const isLeft = (name: (typeof columnNames)[number]) => !chosen.includes(name)
  const counts = [
    ...(columnNames.some(isLeft) ? [countColumns('shown', columnNames.filter(isLeft))] : []),
    ...columnNames.filter((name) => !isLeft(name)).map((name) => countColumns(name, [name])),
    ...deskCounts({ search, accountId: signedIn(caller).accountId, named }),
  ]
  const { rows } = await database().execute<{ filter: CountedFilter; value: string; count: number }>(
    sql`with ${sql.join(samplesOf(search, chosen), sql`, `)} ${sql.join(counts, sql` union all `)}`,
  )
  const answer = Object.fromEntries(countedFilters.map((name) => [name, {}])) as Counts
  for (const { filter, value, count } of rows) answer[filter][value] = count
  return { counts: answer }
}

/** Documents, their types and their names are one condition, so they share a sample. */
const sampleWithout = (name: CountedFilter): CountedFilter =>
  name === 'documentTypeId' || name === 'documentName' ? 'documents' : name
