import {
  Banknote,
  CalendarPlus,
  FileCheck,
  FilePlus,
  FileQuestion,
  Flag,
  Hourglass,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  StickyNote,
  Tag,
  UserRoundCheck,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Module } from '#contract/permissions.ts'
import type { ActDialogProps } from './act-target.ts'

/** One thing that a member can do to applications. Its name is a word of the sentence `act`. */
export interface ReviewAct {
  readonly name: string
  /** The key that opens its dialog in the list, where it has one */
  readonly key?: string
  readonly Icon: LucideIcon
  readonly load: () => Promise<ComponentType<ActDialogProps>>
  /** Whose right to change it needs; applications unless it says otherwise */
  readonly module?: Module
  /** Behind the three dots of the bar, for what is rare */
  readonly isRare?: boolean
}

/**
 * Every act on applications, in the order of the bar; where it is narrow, the first ones stay in it. A new act is
 * one line here, its dialog (`ActDialog` is the frame), and its words.
 */
export const reviewActs = [
  { name: 'status', key: 's', Icon: Flag, load: async () => (await import('./status-dialog.tsx')).StatusDialog },
  { name: 'step', key: 'a', Icon: ListChecks, load: async () => (await import('./step-dialog.tsx')).StepDialog },
  {
    name: 'assign',
    key: 'o',
    Icon: UserRoundCheck,
    load: async () => (await import('./assign-dialog.tsx')).AssignDialog,
  },
  { name: 'tag', key: 't', Icon: Tag, load: async () => (await import('./tag-dialog.tsx')).TagDialog },
  { name: 'note', key: 'n', Icon: StickyNote, load: async () => (await import('./note-dialog.tsx')).NoteDialog },
  {
    name: 'message',
    key: 'm',
    Icon: Mail,
    load: async () => (await import('./message/message-dialog.tsx')).MessageDialog,
  },
  {
    name: 'request',
    key: 'b',
    Icon: FileQuestion,
    load: async () => (await import('./request-dialog.tsx')).RequestDialog,
  },
  {
    name: 'invite',
    key: 'i',
    Icon: CalendarPlus,
    load: async () => (await import('./invite/invite-dialog.tsx')).InviteDialog,
  },
  {
    name: 'bankInfo',
    Icon: Landmark,
    load: async () => (await import('./money/bank-info-dialog.tsx')).BankInfoDialog,
    module: 'Participants',
    isRare: true,
  },
  {
    name: 'pay',
    Icon: Banknote,
    load: async () => (await import('./money/pay-dialog.tsx')).PayDialog,
    module: 'Participants',
    isRare: true,
  },
  {
    name: 'settle',
    Icon: FileCheck,
    load: async () => (await import('./settle-dialog.tsx')).SettleDialog,
    isRare: true,
  },
  {
    name: 'document',
    Icon: FilePlus,
    load: async () => (await import('./document-dialog.tsx')).DocumentDialog,
    isRare: true,
  },
  {
    name: 'feedback',
    Icon: MessageSquareQuote,
    load: async () => (await import('./feedback-dialog.tsx')).FeedbackDialog,
    isRare: true,
  },
  {
    name: 'action',
    Icon: Hourglass,
    load: async () => (await import('./action-dialog.tsx')).ActionDialog,
    isRare: true,
  },
] as const satisfies readonly ReviewAct[]

export type ActName = (typeof reviewActs)[number]['name']

/** The act of this name, as all of them are described. */
export const actNamed = (name: ActName): ReviewAct => reviewActs.find((act) => act.name === name) ?? reviewActs[0]

/** Those that a key of the list opens. */
export const keyedActs = reviewActs.flatMap((act) =>
  'key' in act ? [{ key: act.key as string, name: act.name as ActName }] : [],
)
