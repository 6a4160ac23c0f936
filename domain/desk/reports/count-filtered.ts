import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { markRareAnswers } from '#domain/review/application-search/mark-rare-answers.ts'
import { resolveMine } from '#domain/review/application-search/resolve-mine.ts'
import { anyOf, type Scope } from './asked-forms.ts'
import { countApplications } from './count-applications.ts'
import { addedUp } from './count-by-dimension.ts'
import type { Counted } from './counted.ts'
import type { Dimension } from './dimensions.ts'
import { keptFiltered, keptFilters } from './kept/kept-filtered.ts'
import { splitPeriod } from './kept/split-period.ts'
import type { Period } from './period.ts'

type Asked = Scope & Period & { readonly questionId?: string | undefined }

/**
 * Counts the applications that meet the list's filters, by group: from the kept counts if these can answer, otherwise
 * from rows.
 */
export async function countFiltered(
  caller: Caller,
  asked: Asked,
  filters: ApplicationFilters,
  groupBy: Dimension | undefined,
): Promise<Counted[]> {
  const { companyId, formIds, from, to, questionId } = asked
  const scope: Scope = { companyId, formIds }
  const search = await markRareAnswers(
    database(),
    await foldedFilters(database(), { ...resolveMine(caller, filters), companyId, formId: anyOf(scope) }),
  )
  const fromRows = (period: Period, isRare = false) =>
    countApplications({ search, period, groupBy, questionId, isRare })
  const { kept, areAll } = keptFilters(filters)
  const isWhole = from === undefined && to === undefined
  const { months, days } = isWhole ? { months: {}, days: [] } : splitPeriod({ from, to })
  // A typed text has an index of its own, so it is always counted from rows.
  if (!months || kept.length === 0 || filters.search !== undefined) return fromRows({ from, to })
  const found = await keptFiltered({ scope, filters: kept, groupBy, months: isWhole ? undefined : months })
  if (!found.counted || !areAll || groupBy === 'answer') return fromRows({ from, to }, found.isRare)
  return addedUp([...found.counted, ...(await Promise.all(days.map((period) => fromRows(period)))).flat()])
}
