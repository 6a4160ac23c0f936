import { useQueryClient } from '@tanstack/react-query'
import { readCompany } from '#contract/companies/companies.ts'
import { readCompanyDashboard } from '#contract/company-dashboard.ts'
import { type Query, query } from '../../queries/answers.ts'
import { invalidate } from '../../queries/invalidate.ts'

// Queries of the pages about an organization's own page, and their update after a save.

export const company = (companyId: string) => query(readCompany, { companyId })
export const dashboard = (companyId: string) => query(readCompanyDashboard, { companyId })

/** Saves a part of the page: stores the answer, and invalidates other queries that contain it. */
export function useSaving() {
  const answers = useQueryClient()
  return async <V>(asking: Promise<V>, part: Query): Promise<V> => {
    const now = await asking
    answers.setQueryData(part.key, now)
    void invalidate('company')
    return now
  }
}
