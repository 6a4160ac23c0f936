import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { CandidateEvent, MemberEvent } from './news-text.ts'

/** Why the reader gets an e-mail of news. Settings are mentioned only where they decide about it. */
export function newsFooter(kind: AccountKind, event: string): string {
  const footers: Readonly<Record<string, string>> = kind === 'Candidate' ? toCandidates : toMembers
  return footers[event] ?? (kind === 'Candidate' ? 'messages.news.whySettings' : 'messages.memberNews.whySettings')
}

const interview = 'messages.news.whyInterview'
const dataCopy = 'messages.news.whyDataCopy'
const dataRequest = 'messages.dataRequestToPerson.why'
const duty = 'messages.memberNews.whyDuty'

/** E-mailed whatever the reader prefers (`always` in `notifyEach`, and `notifyAll`). */
const toCandidates: Readonly<Partial<Record<CandidateEvent, string>>> = {
  interviewMoved: interview,
  interviewCancelled: interview,
  interviewReopened: interview,
  dataCopyReady: dataCopy,
  dataCopyFailed: dataCopy,
  dataRequestAsked: dataRequest,
  dataRequestAnswered: dataRequest,
  dataRequestUnanswered: dataRequest,
  legalTextChanged: 'messages.news.whyAccount',
}

const toMembers: Readonly<Partial<Record<MemberEvent, string>>> = {
  retentionComing: duty,
  breachTold: duty,
  dataRequestReceived: duty,
  dataRequestReplied: duty,
  dataRequestDueSoon: duty,
  dataRequestOverdue: duty,
  dataRequestReminded: duty,
  announced: 'messages.memberNews.whyOwner',
  legalTextChanged: 'messages.memberNews.whyAccount',
}
