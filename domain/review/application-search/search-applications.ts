import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { searchApplications as call } from '#contract/review/search-applications.ts'
import { database, planned } from '#database/connection.ts'
import { answerOrder } from './answer-order.ts'
import { countByStatus } from './count-by-status.ts'
import { findPage } from './find-page.ts'
import { foldedFilters } from './folded-filters.ts'
import { keptOf } from './kept-counts.ts'
import { listedApplications } from './listed-applications.ts'
import { markRareAnswers } from './mark-rare-answers.ts'
import { resolveMine } from './resolve-mine.ts'

export async function searchApplications(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize, columns } = input
  const narrowed = await markRareAnswers(database(), await foldedFilters(database(), resolveMine(caller, input)))
  const byAnswer = await answerOrder(database(), { ...input, language: caller.language })
  const search = { ...narrowed, byAnswer }
  const [page, { formNumber, counts: kept }] = await Promise.all([findPage(search), keptOf(search)])
  const ids = page.applications.map(({ id }) => id)
  const [items, counted] = await Promise.all([
    listedApplications(planned(), caller, ids, { columns, formNumber }),
    countByStatus(search, page, kept),
  ])
  const sealed = kept.reduce((sum, of) => sum + of.sealed, 0)
  return { items, pageNumber, pageSize, sealed, ...counted }
}
