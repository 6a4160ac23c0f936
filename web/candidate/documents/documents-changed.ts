import type { QueryClient } from '@tanstack/react-query'
import { countApplications, listApplications, readApplication } from '#contract/applying/applications.ts'
import { readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { listCandidateDocuments, listDocumentVersions } from '#contract/candidates/candidate-documents.ts'
import { readCompleteness } from '#contract/candidates/candidate-profile.ts'
import { listDocumentRequests } from '#contract/document-requests.ts'
import { shelfOf } from './queries.ts'

/** The queries that show a candidate's documents, or what is awaited from them. */
const drawn = [
  listCandidateDocuments,
  listDocumentRequests,
  listDocumentVersions,
  readCandidateDashboard,
  readCompleteness,
  listApplications,
  countApplications,
  readApplication,
].map(({ path }) => path)

let channel: BroadcastChannel | undefined

const ours = () => {
  channel ??= new BroadcastChannel('kopru-documents')
  return channel
}

/** After a document was added or deleted, or a request changed: fetches what shows them again, in all tabs. */
export function documentsChanged(answers: QueryClient) {
  forget(answers)
  ours().postMessage('changed')
}

/** Fetches again what another tab has changed. */
export function hearDocuments(answers: QueryClient) {
  const hear = () => forget(answers)
  ours().addEventListener('message', hear)
  return () => ours().removeEventListener('message', hear)
}

/** The specification's flag: false from any change until the documents have been fetched again. */
export function areDocumentsFetched(answers: QueryClient, candidateId: string): boolean {
  const state = answers.getQueryState(shelfOf(candidateId).key)
  return state?.data !== undefined && !state.isInvalidated
}

function forget(answers: QueryClient) {
  void answers.invalidateQueries({ predicate: ({ queryKey: [path] }) => drawn.includes(String(path)) })
}
