import { answersView } from './answers/answers-view.tsx'
import type { ApplicationView } from './application-view.ts'
import { documentsView } from './documents/documents-view.tsx'
import { historyView } from './history/history-view.tsx'
import { notesView } from './notes/notes-view.tsx'
import { profileView } from './profile/profile-view.tsx'

/** The views of one application, in the order of their tabs; their names are in the sentence `view`. */
export const views = {
  profile: profileView,
  answers: answersView,
  documents: documentsView,
  notes: notesView,
  history: historyView,
} as const satisfies Record<string, ApplicationView>

export type ViewName = keyof typeof views

export const viewNames = Object.keys(views) as ViewName[]

export const viewIn = (search: URLSearchParams): ViewName =>
  viewNames.find((view) => view === search.get('view')) ?? 'profile'

/** The address of another view of the application; the list's filters stay in it. */
export function viewAddress(search: URLSearchParams, view: ViewName): string {
  const address = new URLSearchParams(search)
  if (view === 'profile') address.delete('view')
  else address.set('view', view)
  return address.size > 0 ? `?${address}` : '?'
}
