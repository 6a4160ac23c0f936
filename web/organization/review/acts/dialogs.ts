import type { ComponentType } from 'react'
import type { ActDialogProps } from '../../desk/acts/act-target.ts'
import type { ActName } from './registry.ts'

/**
 * The dialog of each act, in a module of its own that is loaded with the first act: the list of their chunks is long.
 */
export const dialogs: Readonly<Record<ActName, () => Promise<ComponentType<ActDialogProps>>>> = {
  status: async () => (await import('./decide/status-dialog.tsx')).StatusDialog,
  step: async () => (await import('./step-dialog.tsx')).StepDialog,
  assign: async () => (await import('./assign-dialog.tsx')).AssignDialog,
  tag: async () => (await import('./tag-dialog.tsx')).TagDialog,
  note: async () => (await import('./note-dialog.tsx')).NoteDialog,
  message: async () => (await import('./message-dialog.tsx')).MessageDialog,
  missing: async () => (await import('./missing-dialog.tsx')).MissingDialog,
  request: async () => (await import('./request-dialog.tsx')).RequestDialog,
  invite: async () => (await import('./invite/invite-dialog.tsx')).InviteDialog,
  bankInfo: async () => (await import('./money/desk-dialogs.tsx')).BankInfoDialog,
  pay: async () => (await import('./money/desk-dialogs.tsx')).PayDialog,
  settle: async () => (await import('./settle-dialog.tsx')).SettleDialog,
  document: async () => (await import('./document-dialog.tsx')).DocumentDialog,
  community: async () => (await import('./community/community-dialog.tsx')).CommunityDialog,
  feedback: async () => (await import('./decide/feedback-dialog.tsx')).FeedbackDialog,
  action: async () => (await import('./action-dialog.tsx')).ActionDialog,
}
