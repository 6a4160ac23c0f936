import { searchApplications } from '#contract/review/search-applications.ts'
import { query } from '#web/queries/answers.ts'
import { type ListSearch, searchInput } from './list-search.ts'

/** One page of the list, by the search in its address. */
export const applicationsOf = (companyId: string, formId: string | undefined, now: ListSearch) =>
  query(searchApplications, { companyId, formId: formId ?? '', ...searchInput(now) })
