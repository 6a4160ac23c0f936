import * as calls from '#contract/review/added-documents.ts'
import { addDocuments } from '#domain/review/added-documents/add-documents.ts'
import { listAddedDocuments } from '#domain/review/added-documents/list-added-documents.ts'
import { listSharedDocuments } from '#domain/review/added-documents/list-shared-documents.ts'
import { removeAddedDocument } from '#domain/review/added-documents/remove-added-document.ts'
import { answer } from '../../answer.ts'

export const addedDocumentAnswers = [
  answer(calls.addDocuments, addDocuments),
  answer(calls.listAddedDocuments, listAddedDocuments),
  answer(calls.removeAddedDocument, removeAddedDocument),
  answer(calls.listSharedDocuments, listSharedDocuments),
]
