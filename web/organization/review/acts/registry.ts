import {
  Banknote,
  CalendarPlus,
  FileCheck,
  FilePlus,
  FileQuestion,
  FileWarning,
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
import type { Module } from '#contract/permissions.ts'

/** One thing that a member can do to applications. Its name is a word of the sentence `act`. */
export interface ReviewAct {
  readonly name: string
  readonly Icon: LucideIcon
  /** Whose right to change it needs; applications unless it says otherwise */
  readonly module?: Module
  /** Behind the three dots of the bar, for what is rare */
  readonly isRare?: boolean
}

/**
 * Every act on applications, in the order of the bar; where it is narrow, the first ones stay in it. A new act is
 * one line here, its dialog (`ActDialog` is the frame) in `dialogs.ts`, its words, and in `keyed-acts.ts` its key, if it has
 * one.
 */
export const reviewActs = [
  { name: 'status', Icon: Flag },
  { name: 'step', Icon: ListChecks },
  { name: 'assign', Icon: UserRoundCheck },
  { name: 'tag', Icon: Tag },
  { name: 'note', Icon: StickyNote },
  { name: 'message', Icon: Mail },
  { name: 'missing', Icon: FileWarning },
  { name: 'request', Icon: FileQuestion },
  { name: 'invite', Icon: CalendarPlus },
  { name: 'bankInfo', Icon: Landmark, module: 'Participants', isRare: true },
  { name: 'pay', Icon: Banknote, module: 'Participants', isRare: true },
  { name: 'community', Icon: UserRoundCheck, module: 'Communities', isRare: true },
  { name: 'settle', Icon: FileCheck, isRare: true },
  { name: 'document', Icon: FilePlus, isRare: true },
  { name: 'feedback', Icon: MessageSquareQuote, isRare: true },
  { name: 'action', Icon: Hourglass, isRare: true },
] as const satisfies readonly ReviewAct[]

export type ActName = (typeof reviewActs)[number]['name']
