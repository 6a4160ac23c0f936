import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { searchApplications as call } from '#contract/company-applications.ts'
import { database } from '#database/connection.ts'
import { formOf } from '#domain/forms/own-form.ts'
import { countSealed, countsOf } from './application-counts.ts'
import { pageOf } from './application-page.ts'
import { rowsOf } from './application-rows.ts'
import { foldedFilters } from './folded-filters.ts'
import { withRareAnswers } from './rare-answers.ts'

export async function searchApplications(
  { language }: Caller,
  input: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  await formOf(database(), input)
  const asked = await withRareAnswers(database(), await foldedFilters(database(), input))
  const [page, sealed] = await Promise.all([pageOf(asked), countSealed(asked)])
  const [items, counted] = await Promise.all([
    rowsOf(
      database(),
      language,
      page.map(({ id }) => id),
    ),
    countsOf(asked, page),
  ])
  return { items, pageNumber, pageSize, sealed, ...counted }
}
