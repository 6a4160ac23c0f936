import { useQueryClient } from '@tanstack/react-query'
import { readCompany } from '#contract/companies/companies.ts'
import { readCompanyDashboard } from '#contract/company-dashboard.ts'
import { type Query, query } from '../../queries/answers.ts'
import { fetchAgain } from '../../queries/fetch-again.ts'

// What the pages around an organization's own page read, and what becomes of it when a part is saved.

export const company = (companyId: string) => query(readCompany, { companyId })
export const dashboard = (companyId: string) => query(readCompanyDashboard, { companyId })

/** Saves a part of the page: shows the answer, and fetches again what other pages show of it. */
export function useSaving() {
  const answers = useQueryClient()
  return async <V>(asking: Promise<V>, part: Query): Promise<V> => {
    const now = await asking
    answers.setQueryData(part.key, now)
    void fetchAgain('company')
    return now
  }
}
