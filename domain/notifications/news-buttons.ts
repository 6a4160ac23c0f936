import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { CandidateEvent, MemberEvent } from './news-text.ts'

/** What the button of a piece of news says: what its reader will do there. */
export function newsButton(kind: AccountKind, event: string): string {
  const buttons: Readonly<Record<string, string>> = kind === 'Candidate' ? toCandidates : toMembers
  return buttons[event] ?? (kind === 'Candidate' ? 'messages.news.open' : 'messages.memberNews.open')
}

const upload = 'messages.news.upload'
const chooseTime = 'messages.news.chooseTime'
const answerInterview = 'messages.news.answerInterview'
const interview = 'messages.news.interview'
const result = 'messages.news.result'
const bank = 'messages.news.bank'
const community = 'messages.writtenToMember.button'
const dataRequest = 'messages.news.dataRequest'

const toCandidates: Readonly<Partial<Record<CandidateEvent, string>>> = {
  resultPublished: result,
  resultCorrected: result,
  awardReminder: 'messages.news.award',
  documentRequested: upload,
  documentRefused: upload,
  missingRequested: 'messages.news.complete',
  missingReminder: 'messages.news.complete',
  termOpened: upload,
  termDueSoon: upload,
  interviewInvited: chooseTime,
  interviewReopened: chooseTime,
  interviewReoffered: chooseTime,
  interviewWishRefused: chooseTime,
  interviewSeatFreed: chooseTime,
  interviewAnswerReminder: chooseTime,
  interviewFixed: answerInterview,
  interviewFixedReminder: answerInterview,
  interviewBooked: interview,
  interviewMoved: interview,
  interviewTomorrow: interview,
  interviewInAnHour: interview,
  bankInfoRequested: bank,
  bankInfoReminder: bank,
  paymentReturned: bank,
  dataCopyReady: 'messages.news.download',
  dataRequestAsked: dataRequest,
  dataRequestAnswered: dataRequest,
  dataRequestUnanswered: dataRequest,
  communityInvited: community,
  communityAccepted: community,
  communityAnnounced: community,
  communityMessage: community,
  communityFormInvitation: 'messages.newForm.button',
  messageReceived: 'messages.news.message',
  legalTextChanged: 'messages.news.legalText',
}

const toMembers: Readonly<Partial<Record<MemberEvent, string>>> = {
  exportReady: 'messages.memberNews.download',
  legalTextChanged: 'messages.memberNews.legalText',
}
