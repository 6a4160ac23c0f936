import * as calls from '#contract/document-requests.ts'
import { requestMissing as missingCall } from '#contract/missing.ts'
import { answerRequest, answerRequestFromShelf } from '#domain/review/document-requests/answer-request.ts'
import { listRequests } from '#domain/review/document-requests/list-requests.ts'
import { markDocument } from '#domain/review/document-requests/mark-document.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { settleRequest, settleRequests } from '#domain/review/document-requests/settle-requests.ts'
import { requestMissing } from '#domain/review/missing/request-missing.ts'
import { answer } from '../answer.ts'

/** Documents requested after an application: the organization asks, the candidate answers. */
export const documentRequestAnswers = [
  answer(calls.requestDocuments, requestDocuments),
  answer(missingCall, requestMissing),
  answer(calls.settleDocumentRequest, settleRequest),
  answer(calls.settleDocumentRequests, settleRequests),
  answer(calls.markDocument, markDocument),
  answer(calls.listDocumentRequests, listRequests),
  answer(calls.answerDocumentRequest, answerRequest),
  answer(calls.answerRequestFromShelf, answerRequestFromShelf),
]
