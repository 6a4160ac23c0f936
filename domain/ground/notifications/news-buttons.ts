import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { CandidateEvent, MemberEvent } from './news-text.ts'

/** The label of a news button: the reader's next action. */
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

const application = 'messages.news.application'
const payments = 'messages.news.payments'

const toCandidates: Readonly<Partial<Record<CandidateEvent, string>>> = {
  applicationReceived: application,
  statusChanged: application,
  documentAccepted: application,
  documentRequestCancelled: application,
  documentShared: application,
  unfinishedSoon: 'messages.news.continue',
  paymentPlanned: payments,
  paymentPaid: payments,
  paymentCancelled: payments,
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

const applications = 'messages.memberNews.applications'
const received = 'messages.memberNews.application'
const interviews = 'messages.memberNews.interviews'
const packages = 'messages.memberNews.packages'
const request = 'messages.memberNews.dataRequest'

const toMembers: Readonly<Partial<Record<MemberEvent, string>>> = {
  applicationsAssigned: applications,
  applicationsYesterday: applications,
  sealedOpened: applications,
  mentionedInNote: received,
  mentionedInNoteAbout: received,
  replyReceived: received,
  documentsArrived: received,
  interviewTimeChosen: interviews,
  interviewRefused: interviews,
  interviewTimeWished: interviews,
  interviewPlanned: interviews,
  interviewsPlanned: interviews,
  interviewChanged: interviews,
  interviewsMoved: interviews,
  interviewOff: interviews,
  interviewsCancelled: interviews,
  interviewsUnstaffed: interviews,
  packageEnding: packages,
  packageEnded: packages,
  creditsLow: packages,
  creditsExhausted: packages,
  orderOffered: packages,
  orderPaid: packages,
  orderPartlyPaid: packages,
  orderCancelled: packages,
  orderRefunded: packages,
  orderInvoiced: packages,
  dataRequestReceived: request,
  dataRequestReplied: request,
  dataRequestDueSoon: request,
  dataRequestOverdue: request,
  dataRequestReminded: request,
  breachTold: 'messages.memberNews.breach',
  communityRequested: 'messages.memberNews.community',
  exportReady: 'messages.memberNews.download',
  legalTextChanged: 'messages.memberNews.legalText',
}
