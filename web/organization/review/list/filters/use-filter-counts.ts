import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { CountedFilter } from '#contract/review/counted-filters.ts'
import { countFilterChoices } from '#contract/review/search-applications.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** The number of matches for each choice of a filter; undefined during the first count. */
export type CountOf = (filter: CountedFilter) => ((value: string | number) => string) | undefined

interface Counting {
  readonly ids: { readonly companyId: string; readonly formId: string }
  /** The ticked filters, applied or not */
  readonly filters: ApplicationFilters
}

export function useFilterCounts({ ids, filters }: Counting): CountOf {
  const language = useLanguage()
  const input = { ...ids, ...filters }
  const { data } = useQuery({
    // `counts` keeps the key apart: the choices are read from the same call.
    queryKey: [countFilterChoices.path, input, 'counts'],
    queryFn: () => askInBrowser(countFilterChoices, input),
    // Keeps the previous numbers until new ones arrive.
    placeholderData: keepPreviousData,
    // A failure is not reported: the drawer also works without numbers.
    meta: { isOfPage: true },
  })
  return (filter) => data && ((value) => formatNumber(data.counts[filter][String(value)] ?? 0, language))
}
