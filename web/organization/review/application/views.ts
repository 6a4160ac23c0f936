import type { SignedIn } from '#web/session/store.ts'
import { answersView } from './answers/answers-view.tsx'
import type { ApplicationView } from './application-view.ts'
import { documentsView } from './documents/documents-view.tsx'
import { historyView } from './history/history-view.tsx'
import { interviewsView } from './interviews/interviews-view.tsx'
import { messagesView } from './messages/messages-view.tsx'
import { paymentsView } from './payments/payments-view.tsx'
import { profileView } from './profile/profile-view.tsx'

/** The sections of an application in order; their names are the variants of the text `view`. */
export const views = {
  profile: profileView,
  answers: answersView,
  documents: documentsView,
  interviews: interviewsView,
  payments: paymentsView,
  messages: messagesView,
  history: historyView,
} as const satisfies Record<string, ApplicationView>

export type ViewName = keyof typeof views

const viewNames = Object.keys(views) as ViewName[]

/** The sections that a member may see. */
export const viewNamesFor = (me: SignedIn): readonly ViewName[] =>
  viewNames.filter((name) => (views[name] as ApplicationView).isFor?.(me) ?? true)
