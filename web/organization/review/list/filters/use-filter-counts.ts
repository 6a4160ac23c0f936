import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { CountedFilter } from '#contract/review/counted-filters.ts'
import { countFilterChoices } from '#contract/review/search-applications.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** What each choice of a filter would leave; undefined while it is counted for the first time. */
export type CountOf = (filter: CountedFilter) => ((value: string | number) => string) | undefined

interface Counting {
  readonly ids: { readonly companyId: string; readonly formId: string }
  /** What is ticked at the moment, applied or not */
  readonly filters: ApplicationFilters
}

export function useFilterCounts({ ids, filters }: Counting): CountOf {
  const language = useLanguage()
  const input = { ...ids, ...filters }
  const { data } = useQuery({
    // The choices themselves are read from the same address.
    queryKey: [countFilterChoices.path, input, 'counts'],
    queryFn: () => askInBrowser(countFilterChoices, input),
    // The numbers before stay in place until the new ones are there.
    placeholderData: keepPreviousData,
    // Without its numbers the drawer narrows as well.
    meta: { isOfPage: true },
  })
  return (filter) => data && ((value) => formatNumber(data.counts[filter][String(value)] ?? 0, language))
}
