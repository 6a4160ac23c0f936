import { readCompany } from '#contract/companies/companies.ts'
import { reportApplications } from '#contract/reports/reports.ts'
import { optionalQuery, query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'

/** The forms that somebody applied to, those with most applications first. */
export const reportFormsOf = (companyId: string) =>
  query(reportApplications, { companyId, groupBy: 'form', limit: 200 })

/** Whose report it is, for paper. */
export const companyOf = (companyId: string) => optionalQuery(readCompany, { companyId })

export interface ReportForm {
  readonly id: string
  readonly title: string
  readonly count: number
}

export function useReportForms(): readonly ReportForm[] {
  const { groups } = useAnswer(reportFormsOf(useMe().myId))
  return groups.flatMap(({ key, name, count }) => (key === null ? [] : [{ id: key, title: name ?? '–', count }]))
}
