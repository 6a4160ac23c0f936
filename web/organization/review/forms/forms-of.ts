import { listApplicationForms } from '#contract/review/application-forms.ts'
import { query } from '#web/queries/answers.ts'
import type { FormsSearch } from './forms-search.ts'

export const pageSize = 20

/** One page of the forms with applications. */
export const formsOf = (companyId: string, { search, sort, page }: FormsSearch) =>
  query(listApplicationForms, { companyId, sort, pageNumber: page, pageSize, ...(search && { search }) })

/** The number of applications that await review, across all forms; sorted by the cheapest order. */
export const waitingOf = (companyId: string) =>
  query(listApplicationForms, { companyId, sort: 'applications', pageSize: 1 })
