import { listAwards } from '#contract/results/awards.ts'
import { listPublications } from '#contract/results/publications.ts'
import { listResultGroups } from '#contract/results/publishing.ts'
import { listReserves } from '#contract/results/reserves.ts'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { query } from '#web/queries/answers.ts'

export const pageSize = 50

export const groupsOf = (companyId: string, formId: string) => query(listResultGroups, { companyId, formId })
export const overviewOf = (companyId: string, formId: string) => query(readApplicationsOverview, { companyId, formId })
export const publicationsOf = (companyId: string, formId: string, pageNumber: number) =>
  query(listPublications, { companyId, formId, pageNumber, pageSize: 20 })
export const reservesOf = (companyId: string, formId: string, pageNumber: number) =>
  query(listReserves, { companyId, formId, pageNumber, pageSize })
export const awardsOf = (companyId: string, formId: string) =>
  query(listAwards, { companyId, formId, pageNumber: 1, pageSize: 200 })
