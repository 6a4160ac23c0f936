import { dataRequestsPath } from '#contract/data-requests/data-request-facts.ts'
import { listDataRequests, readDataRequest } from '#contract/data-requests/own-data-requests.ts'
import { query } from '../../queries/answers.ts'
import { pageIn } from '../page-in.ts'

export const pageSize = 20

export const requestsAddress = dataRequestsPath.candidate
export const requestAddress = (id: string) => `${requestsAddress}/${id}`

export const requestsOf = (candidateId: string, search: URLSearchParams) =>
  query(listDataRequests, { candidateId, pageNumber: pageIn(search), pageSize })

export const requestOf = (candidateId: string, dataRequestId: string) =>
  query(readDataRequest, { candidateId, dataRequestId })
