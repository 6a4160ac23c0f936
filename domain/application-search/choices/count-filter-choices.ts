import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type CountedFilter, countedFilters } from '#contract/review/counted-filters.ts'
import type { countFilterChoices as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { formNumberOf } from '#domain/forms/own-form.ts'
import { foldedFilters } from '../folded-filters.ts'
import { markRareAnswers } from '../mark-rare-answers.ts'
import { withMe } from '../with-me.ts'
import { columnNames, countColumns } from './columns.ts'
import { deskCounts } from './desk-counts.ts'
import { sampleOf } from './sample.ts'

type Counts = Output<typeof call>['counts']

/**
 * How many applications the list would show with one choice of each filter, all other filters being as they are. One
 * statement: the list as it is, and once more without each filter that is chosen, each found once and counted from there.
 */
export async function countFilterChoices(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  await formNumberOf(database(), input)
  const search = await markRareAnswers(database(), await foldedFilters(database(), withMe(caller, input)))
  const chosen = countedFilters.filter((name) => search[name] !== undefined)
  const without = [...new Set(chosen.map(sampleWithout))]
  const named = (name: CountedFilter) => sql.identifier(chosen.includes(name) ? sampleWithout(name) : 'shown')
  const samples = [sampleOf('shown', search), ...without.map((name) => sampleOf(name, { ...search, ...left(name) }))]
  const asked = { search, accountId: signedIn(caller).accountId, named }
  const columns = columnNames.filter((name) => !chosen.includes(name))
  const counts = [
    countColumns('shown', columns),
    ...columnNames.filter((name) => chosen.includes(name)).map((name) => countColumns(name, [name])),
    ...deskCounts(asked),
  ]
  const { rows } = await database().execute<{ filter: CountedFilter; value: string; count: number }>(
    sql`with ${sql.join(samples, sql`, `)} ${sql.join(counts, sql` union all `)}`,
  )
  const answer = Object.fromEntries(countedFilters.map((name) => [name, {}])) as Counts
  for (const { filter, value, count } of rows) answer[filter][value] = count
  return { counts: answer }
}

/** Documents and their types are one condition together. */
const sampleWithout = (name: CountedFilter): CountedFilter => (name === 'documentTypeId' ? 'documents' : name)

const left = (name: CountedFilter) => ({
  [name]: undefined,
  ...(name === 'documents' && { documentTypeId: undefined }),
  ...(name === 'mine' && { me: undefined }),
})
