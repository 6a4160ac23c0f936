import * as calls from '#contract/candidates/candidate-documents.ts'
import { addDocument } from '#domain/candidates/documents/add-document.ts'
import { changeDocument } from '#domain/candidates/documents/change-document.ts'
import { listDocuments } from '#domain/candidates/documents/list-documents.ts'
import { listVersions } from '#domain/candidates/documents/list-versions.ts'
import { removeDocument } from '#domain/candidates/documents/remove-document.ts'
import { answer } from '../answer.ts'

export const candidateDocumentAnswers = [
  answer(calls.listCandidateDocuments, listDocuments),
  answer(calls.addCandidateDocument, addDocument),
  answer(calls.changeCandidateDocument, changeDocument),
  answer(calls.removeCandidateDocument, removeDocument),
  answer(calls.listDocumentVersions, listVersions),
]
