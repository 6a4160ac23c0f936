import { useQuery } from '@tanstack/react-query'
import { searchApplications } from '#contract/review/search-applications.ts'
import type { View } from '#contract/review/views.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { countedBy, countOfView } from './view-count.ts'

/**
 * The number of applications of each view, in words. Counted after the page is shown, one view at a time, without
 * reporting errors, because the list does not need them.
 */
export function useViewCounts(formId: string, views: readonly View[]): Readonly<Record<string, string>> {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const counted = views.map(({ id, filters }) => ({ id, filters }))
  const { data } = useQuery({
    // The key starts with the call's path, so that changes of applications invalidate it.
    queryKey: [searchApplications.path, { companyId, formId }, counted],
    queryFn: async ({ signal }) => {
      const counts: Record<string, string> = {}
      for (const { id, filters } of counted) {
        const asked = { companyId, formId, ...filters, ...countedBy(filters) }
        const counted = countOfView(await askInBrowser(searchApplications, asked, { signal, quiet: true }))
        if (!counted) continue
        const count = formatNumber(counted.count, language)
        counts[id] = counted.isAll ? count : t('list.atLeast', { count })
      }
      return counts
    },
    enabled: counted.length > 0,
    staleTime: 60_000,
    // A failure is not reported: the view works without its number.
    meta: { isOfPage: true },
    retry: false,
  })
  return data ?? {}
}
