import { listCandidateDocuments, listDocumentVersions } from '#contract/candidates/candidate-documents.ts'
import { listDocumentTypes } from '#contract/data/data.ts'
import { listDocumentRequests } from '#contract/document-requests.ts'
import { query } from '../../queries/answers.ts'

export const shelfOf = (candidateId: string) => query(listCandidateDocuments, { candidateId })
export const requestsOf = (candidateId: string) => query(listDocumentRequests, { candidateId })
export const versionsOf = (candidateId: string, id: string) => query(listDocumentVersions, { candidateId, id })
export const documentTypes = query(listDocumentTypes, {})
