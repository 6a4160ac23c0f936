import { and, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { ListSortKey } from '#contract/review/list-sort.ts'
import type { Database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import type { Language } from '#platform/text/locales.ts'
import { answerOrder } from './answer-order.ts'
import { handedInTo, matching, withStatus } from './application-filters.ts'
import { wholeOrder } from './find-page.ts'
import { foldedFilters } from './folded-filters.ts'
import { joinSearchTables } from './join-search-tables.ts'
import { markRareAnswers } from './mark-rare-answers.ts'

interface Wanted {
  readonly companyId: string
  readonly formId: string
  readonly filters: ApplicationFilters
  /** The account whose assignments “mine” filters by. */
  readonly me?: string | undefined
  /** Exactly these applications; the filters are ignored. */
  readonly ids?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
  readonly sort: ListSortKey
  /** The language in whose order names of countries and the like are sorted */
  readonly language: Language
  readonly direction: 'up' | 'down'
}

/** SQL for the ids of all applications that a list shows, in its order; it is not executed here. */
export async function foundIds(db: Database, wanted: Wanted): Promise<SQL> {
  const { companyId, formId, ids, except = [], sort, direction, language } = wanted
  const filters: ApplicationFilters = ids === undefined ? wanted.filters : {}
  const asked = { ...filters, me: ids === undefined ? wanted.me : undefined, companyId, formId }
  const search = await markRareAnswers(db, await foldedFilters(db, asked))
  const isWanted =
    ids === undefined
      ? and(matching(search), withStatus(search))
      : and(handedInTo(search), sql`${applications.id} = any(${uuids(ids)})`)
  const isLeft = except.length === 0 ? undefined : sql`${applications.id} <> all(${uuids(except)})`
  const rows = db.select({ id: applications.id }).from(applications).where(and(isWanted, isLeft)).$dynamic()
  const byAnswer = await answerOrder(db, { companyId, formId, sort, language })
  return joinSearchTables(rows, search, sort)
    .orderBy(...wholeOrder({ sort, direction, byAnswer }))
    .getSQL()
}
