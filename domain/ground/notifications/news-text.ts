import { formatAppointment } from '#platform/text/appointments.ts'
import { formatDate, formatDeadline, formatMonth } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The events of candidates, with the key of each sentence. */
const candidateSentences = {
  applicationReceived: 'news.applicationReceived',
  unfinishedSoon: 'news.unfinishedSoon',
  statusChanged: 'news.statusChanged',
  resultPublished: 'news.resultPublished',
  resultCorrected: 'news.resultCorrected',
  awardReminder: 'news.awardReminder',
  awardLapsed: 'news.awardLapsed',
  documentRequested: 'news.documentRequested',
  missingRequested: 'news.missingRequested',
  missingReminder: 'news.missingReminder',
  documentAccepted: 'news.documentAccepted',
  documentRefused: 'news.documentRefused',
  documentRequestCancelled: 'news.documentRequestCancelled',
  documentShared: 'news.documentShared',
  interviewInvited: 'news.interviewInvited',
  interviewFixed: 'news.interviewFixed',
  interviewFixedReminder: 'news.interviewFixedReminder',
  interviewBooked: 'news.interviewBooked',
  interviewMoved: 'news.interviewMoved',
  interviewCancelled: 'news.interviewCancelled',
  interviewReopened: 'news.interviewReopened',
  interviewReoffered: 'news.interviewReoffered',
  interviewWishRefused: 'news.interviewWishRefused',
  interviewWishSent: 'news.interviewWishSent',
  interviewDeclined: 'news.interviewDeclined',
  interviewWithdrawn: 'news.interviewWithdrawn',
  interviewLapsed: 'news.interviewLapsed',
  interviewSeatFreed: 'news.interviewSeatFreed',
  interviewAnswerReminder: 'news.interviewAnswerReminder',
  interviewTomorrow: 'news.interviewTomorrow',
  interviewInAnHour: 'news.interviewInAnHour',
  bankInfoRequested: 'news.bankInfoRequested',
  bankInfoReminder: 'news.bankInfoReminder',
  paymentPlanned: 'news.paymentPlanned',
  paymentPaid: 'news.paymentPaid',
  paymentReturned: 'news.paymentReturned',
  paymentCancelled: 'news.paymentCancelled',
  payoutAccountChanged: 'news.payoutAccountChanged',
  messageReceived: 'news.messageReceived',
  participantStatusChanged: 'news.participantStatusChanged',
  termOpened: 'news.termOpened',
  termDueSoon: 'news.termDueSoon',
  termExcused: 'news.termExcused',
  dataCopyReady: 'news.dataCopyReady',
  dataCopyFailed: 'news.dataCopyFailed',
  communityInvited: 'news.communityInvited',
  communityAccepted: 'news.communityAccepted',
  communityRefused: 'news.communityRefused',
  communityRemoved: 'news.communityRemoved',
  communityAnnounced: 'news.communityAnnounced',
  dataRequestAsked: 'news.dataRequestAsked',
  dataRequestAnswered: 'news.dataRequestAnswered',
  dataRequestUnanswered: 'news.dataRequestUnanswered',
  legalTextChanged: 'news.legalTextChanged',
  communityMessage: 'news.communityMessage',
  communityFormInvitation: 'news.communityFormInvitation',
} as const
export type CandidateEvent = keyof typeof candidateSentences

const memberSentences = {
  applicationsAssigned: 'news.applicationsAssigned',
  applicationsYesterday: 'news.applicationsYesterday',
  mentionedInNote: 'news.mentionedInNote',
  mentionedInNoteAbout: 'news.mentionedInNoteAbout',
  replyReceived: 'news.replyReceived',
  documentsArrived: 'news.documentsArrived',
  interviewTimeChosen: 'news.interviewTimeChosen',
  interviewRefused: 'news.interviewRefused',
  interviewTimeWished: 'news.interviewTimeWished',
  interviewPlanned: 'news.interviewPlanned',
  interviewsPlanned: 'news.interviewsPlanned',
  interviewChanged: 'news.interviewChanged',
  interviewsMoved: 'news.interviewsMoved',
  interviewOff: 'news.interviewOff',
  interviewsCancelled: 'news.interviewsCancelled',
  interviewsUnstaffed: 'news.interviewsUnstaffed',
  interviewDayRefused: 'news.interviewDayRefused',
  publicationFailed: 'news.publicationFailed',
  retentionComing: 'news.retentionComing',
  placesFreed: 'news.placesFreed',
  exportReady: 'news.exportReady',
  exportFailed: 'news.exportFailed',
  monthlySummary: 'news.monthlySummary',
  monthlyApproximate: 'news.monthlyApproximate',
  sealedOpened: 'news.sealedOpened',
  packageEnding: 'news.packageEnding',
  packageEnded: 'news.packageEnded',
  creditsLow: 'news.creditsLow',
  creditsExhausted: 'news.creditsExhausted',
  orderOffered: 'news.orderOffered',
  orderPaid: 'news.orderPaid',
  orderPartlyPaid: 'news.orderPartlyPaid',
  orderCancelled: 'news.orderCancelled',
  orderRefunded: 'news.orderRefunded',
  orderInvoiced: 'news.orderInvoiced',
  companySuspended: 'news.companySuspended',
  companyRestored: 'news.companyRestored',
  announced: 'news.announced',
  communityRequested: 'news.communityRequested',
  dataRequestReceived: 'news.dataRequestReceived',
  dataRequestReplied: 'news.dataRequestReplied',
  dataRequestDueSoon: 'news.dataRequestDueSoon',
  dataRequestOverdue: 'news.dataRequestOverdue',
  dataRequestReminded: 'news.dataRequestReminded',
  breachTold: 'news.breachTold',
  legalTextChanged: 'news.legalTextChanged',
  consentWithdrawn: 'news.consentWithdrawn',
  participantLeft: 'news.participantLeft',
} as const

export type MemberEvent = keyof typeof memberSentences

const sentences = { ...candidateSentences, ...memberSentences }

export const newsEvents = {
  Candidate: Object.keys(candidateSentences),
  Company: Object.keys(memberSentences),
} as const

export type NewsValues = Readonly<Record<string, string | number>>

/** An event with the values of its sentence: the form, the organization, and for some a due date. */
export type Happening = {
  [Event in CandidateEvent]: {
    readonly event: Event
    readonly values: NewsValues & {
      readonly title: string
      readonly companyName: string
    } & (Event extends 'unfinishedSoon' ? { readonly closesAt: string } : unknown) &
      (Event extends 'documentRefused' ? { readonly reason: string } : unknown)
  }
}[CandidateEvent]

/** An event of members, with the values of its sentence. */
export interface MemberHappening {
  readonly event: MemberEvent
  readonly values: NewsValues & { readonly title: string }
}

/** The sentence in the reader's language, dates included. Undefined for an event that only an older version knew. */
export function newsText(language: Language, event: string, values: NewsValues): string | undefined {
  return isKnown(event) ? translate(language, sentences[event], wordsOf(values, language)) : undefined
}

/** The values of a sentence in the reader's language: moments are formatted, and bilingual names chosen. */
export const wordsOf = (values: NewsValues, language: Language): NewsValues => ({
  ...unknown,
  ...inLanguage(values, language),
  ...momentsOf(values, language),
})

/** A value with a name in each language is stored as `document` and `documentEn`. */
export const inLanguage = (values: NewsValues, language: Language): NewsValues =>
  language === 'tr'
    ? values
    : {
        ...values,
        ...Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) => (key.endsWith('En') ? [[key.slice(0, -2), value]] : [])),
        ),
      }

/** Defaults for values that some news lack, such as those of an earlier version. */
const unknown: NewsValues = {
  answerBy: 'none',
  startsAt: 'none',
  movedFrom: 'none',
  name: 'none',
  document: 'none',
  formType: 'none',
}

function momentsOf(
  { closesAt, answerBy, startsAt, movedFrom, timeZone, month, day, dueOn }: NewsValues,
  language: Language,
): NewsValues {
  const appointment = (moment: string | number) =>
    formatAppointment(`${moment}`, language, timeZone === undefined ? timeZone : `${timeZone}`)
  return {
    ...(closesAt !== undefined && { closesAt: formatDeadline(closesAt, language) }),
    ...(answerBy !== undefined && answerBy !== 'none' && { answerBy: formatDeadline(answerBy, language) }),
    ...(startsAt !== undefined && { startsAt: appointment(startsAt) }),
    ...(dueOn !== undefined && { dueOn: formatDate(dueOn, language) }),
    ...(day !== undefined && { day: formatDate(`${day}`, language) }),
    ...(month !== undefined && { month: formatMonth(`${month}-15`, language) }),
    ...(movedFrom !== undefined && { movedFrom: appointment(movedFrom) }),
  }
}

export const isKnown = (event: string): event is CandidateEvent | MemberEvent => Object.hasOwn(sentences, event)
