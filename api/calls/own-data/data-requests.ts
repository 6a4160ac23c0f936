import * as received from '#contract/data-requests/answered-data-requests.ts'
import * as own from '#contract/data-requests/own-data-requests.ts'
import * as answering from '#domain/privacy/data-requests/answer-requests.ts'
import * as asking from '#domain/privacy/data-requests/own-data-requests.ts'
import * as inbox from '#domain/privacy/data-requests/received-requests.ts'
import * as watching from '#domain/privacy/data-requests/watch-requests.ts'
import { answer } from '../../answer.ts'

/** Requests about personal data: making them, answering them, and supervising the deadlines. */
export const dataRequestAnswers = [
  answer(own.listDataRequests, asking.listDataRequests),
  answer(own.listDataHolders, asking.listDataHolders),
  answer(own.sendDataRequest, asking.sendDataRequest),
  answer(own.readDataRequest, asking.readDataRequest),
  answer(own.replyToDataRequest, asking.replyToDataRequest),
  answer(own.withdrawDataRequest, asking.withdrawDataRequest),
  answer(received.listCompanyDataRequests, inbox.listCompanyDataRequests),
  answer(received.readCompanyDataRequest, inbox.readCompanyDataRequest),
  answer(received.answerCompanyDataRequest, answering.answerCompanyDataRequest),
  answer(received.askAboutCompanyDataRequest, answering.askAboutCompanyDataRequest),
  answer(received.noteOnCompanyDataRequest, answering.noteOnCompanyDataRequest),
  answer(received.listOperatedDataRequests, inbox.listOperatedDataRequests),
  answer(received.readOperatedDataRequest, inbox.readOperatedDataRequest),
  answer(received.answerOperatedDataRequest, answering.answerOperatedDataRequest),
  answer(received.askAboutOperatedDataRequest, answering.askAboutOperatedDataRequest),
  answer(received.noteOnOperatedDataRequest, answering.noteOnOperatedDataRequest),
  answer(received.listWatchedDataRequests, watching.listWatchedDataRequests),
  answer(received.remindOfDataRequest, watching.remindOfDataRequest),
]
