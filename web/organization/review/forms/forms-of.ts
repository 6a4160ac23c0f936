import { listApplicationForms } from '#contract/review/application-forms.ts'
import { query } from '#web/queries/answers.ts'
import type { FormsSearch } from './forms-search.ts'

export const pageSize = 20

/** One page of the forms that somebody has applied to. */
export const formsOf = (companyId: string, { search, sort, page }: FormsSearch) =>
  query(listApplicationForms, { companyId, sort, pageNumber: page, pageSize, ...(search && { search }) })

/** How many applications await review, over all forms; the order is the one that costs least. */
export const waitingOf = (companyId: string) =>
  query(listApplicationForms, { companyId, sort: 'applications', pageSize: 1 })
