import { searchApplications } from '#contract/review/search-applications.ts'
import { query } from '#web/queries/answers.ts'
import { type ListSearch, searchInput } from './list-search.ts'

/** One page of the list, as its address asks for it. */
export const applicationsOf = (companyId: string, formId: string | undefined, now: ListSearch) =>
  query(searchApplications, { companyId, formId: formId ?? '', ...searchInput(now) })
