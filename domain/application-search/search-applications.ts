import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { searchApplications as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { formOf } from '#domain/forms/own-form.ts'
import { countByStatus, countSealed } from './count-by-status.ts'
import { findPage } from './find-page.ts'
import { foldedFilters } from './folded-filters.ts'
import { listedApplications } from './listed-applications.ts'
import { markRareAnswers } from './mark-rare-answers.ts'

export async function searchApplications(
  { language }: Caller,
  input: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  await formOf(database(), input)
  const search = await markRareAnswers(database(), await foldedFilters(database(), input))
  const [page, sealed] = await Promise.all([findPage(search), countSealed(search)])
  const [items, counted] = await Promise.all([
    listedApplications(
      database(),
      language,
      page.map(({ id }) => id),
    ),
    countByStatus(search, page),
  ])
  return { items, pageNumber, pageSize, sealed, ...counted }
}
