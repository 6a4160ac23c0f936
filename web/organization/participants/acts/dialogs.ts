import type { ComponentType } from 'react'
import type { ParticipantActName, ParticipantActProps } from './registry.ts'

/** The dialog of each act, in a module of its own that is loaded with the first act. */
export const dialogs: Readonly<Record<ParticipantActName, () => Promise<ComponentType<ParticipantActProps>>>> = {
  status: async () => (await import('./status-dialog.tsx')).StatusDialog,
  message: async () => (await import('./message-dialog.tsx')).MessageDialog,
  bankInfo: async () => (await import('./money-dialogs.tsx')).BankInfoDialog,
  community: async () => (await import('./community-dialog.tsx')).CommunityDialog,
  pay: async () => (await import('./money-dialogs.tsx')).PayDialog,
}
