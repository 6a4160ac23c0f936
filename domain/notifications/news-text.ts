import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The events that candidates are told of, with the key of each sentence. */
const candidateSentences = {
  applicationReceived: 'news.applicationReceived',
  unfinishedSoon: 'news.unfinishedSoon',
  statusChanged: 'news.statusChanged',
  resultPublished: 'news.resultPublished',
  resultCorrected: 'news.resultCorrected',
  documentRequested: 'news.documentRequested',
  documentAccepted: 'news.documentAccepted',
  documentRefused: 'news.documentRefused',
  documentRequestCancelled: 'news.documentRequestCancelled',
  documentShared: 'news.documentShared',
  interviewInvited: 'news.interviewInvited',
  interviewCancelled: 'news.interviewCancelled',
  interviewMoved: 'news.interviewMoved',
  interviewReopened: 'news.interviewReopened',
  interviewReoffered: 'news.interviewReoffered',
  interviewWishRefused: 'news.interviewWishRefused',
  interviewLapsed: 'news.interviewLapsed',
  interviewSeatFreed: 'news.interviewSeatFreed',
  bankInfoRequested: 'news.bankInfoRequested',
  messageReceived: 'news.messageReceived',
} as const
type NewsEvent = keyof typeof candidateSentences

/** The events that members of an organization are told of. */
const memberSentences = {
  applicationsAssigned: 'news.applicationsAssigned',
  mentionedInNote: 'news.mentionedInNote',
  mentionedInNoteAbout: 'news.mentionedInNoteAbout',
  replyReceived: 'news.replyReceived',
  documentsArrived: 'news.documentsArrived',
  interviewsMoved: 'news.interviewsMoved',
  interviewsCancelled: 'news.interviewsCancelled',
} as const

const sentences = { ...candidateSentences, ...memberSentences }

export type NewsValues = Readonly<Record<string, string | number>>

/** An event with the values of its sentence: the form, the organization, and for some a due date. */
export type Happening = {
  [Event in NewsEvent]: {
    readonly event: Event
    readonly values: NewsValues & {
      readonly title: string
      readonly companyName: string
    } & (Event extends 'unfinishedSoon' ? { readonly closesAt: string } : unknown) &
      (Event extends 'documentRefused' ? { readonly reason: string } : unknown)
  }
}[NewsEvent]

/** An event of members, with the values of its sentence. */
export interface MemberHappening {
  readonly event: keyof typeof memberSentences
  readonly values: NewsValues & { readonly title: string }
}

/** The sentence in the reader's language, dates included. Undefined for an event that only an older version knew. */
export function newsText(language: Language, event: string, values: NewsValues): string | undefined {
  if (!isKnown(event)) return undefined
  const { closesAt } = values
  const moment = closesAt === undefined ? {} : { closesAt: formatDeadline(closesAt, language) }
  return translate(language, sentences[event], { ...values, ...moment })
}

const isKnown = (event: string): event is keyof typeof sentences => Object.hasOwn(sentences, event)
