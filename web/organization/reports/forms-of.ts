import { reportApplications } from '#contract/reports/reports.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'

/** Forms with applications, those with the most first. */
export const reportFormsOf = (companyId: string) =>
  query(reportApplications, { companyId, groupBy: 'form', limit: 200 })

/** The data that all reports share: the organization, and the forms to choose from. */
export const useCompanyReport = () => useAnswer(reportFormsOf(useMe().myId))

export interface ReportForm {
  readonly id: string
  readonly title: string
  readonly count: number
}

export function useReportForms(): readonly ReportForm[] {
  const { groups } = useCompanyReport()
  return groups.flatMap(({ key, name, count }) => (key === null ? [] : [{ id: key, title: name ?? '–', count }]))
}
