import { countApplications, listApplications } from '#contract/applying/applications.ts'
import { query } from '../../queries/answers.ts'
import { type AppsSearch, statusesOf } from './apps-search.ts'

export const pageSize = 20

export const applicationsOf = (candidateId: string, { group, search, sort, page }: AppsSearch) =>
  query(listApplications, {
    candidateId,
    sort,
    pageNumber: page,
    pageSize,
    ...(group && { status: [...statusesOf[group]] }),
    ...(search && { search }),
  })

export const countsOf = (candidateId: string) => query(countApplications, { candidateId })
