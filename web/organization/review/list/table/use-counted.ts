import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract/call.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { applicationsOf } from '../../../desk/list/applications-of.ts'
import type { ListSearch } from '../../../desk/list/list-search.ts'

export type Counted = Pick<Output<typeof searchApplications>, 'counts' | 'total' | 'isExact'>

/** Counts all matches after the page is shown, if they were too many to count before. */
export function useCounted(companyId: string, formId: string, now: ListSearch, shown: Counted): Counted {
  const { call, input } = applicationsOf(companyId, formId, { ...now, sort: 'submitted', direction: 'down', page: 1 })
  const { countUpTo: _, ...toTheLast } = input
  const { key, input: asked } = query(call, { ...toTheLast, pageSize: 1 })
  const { data } = useQuery({ queryKey: key, queryFn: () => askInBrowser(call, asked), enabled: !shown.isExact })
  return shown.isExact ? shown : (data ?? shown)
}
