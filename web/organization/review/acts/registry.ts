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

/** An act on applications. Its name selects the variant of the text `act`. */
export interface ReviewAct {
  readonly name: string
  readonly Icon: LucideIcon
  /** The module whose write permission it needs; by default applications */
  readonly module?: Module
  /** Rare, so it is in the bar's menu */
  readonly isRare?: boolean
}

/**
 * Every act on applications, in the order of the bar; a narrow bar shows the first ones. A new act needs one line here,
 * its dialog (with the frame `ActDialog`) in `dialogs.ts`, its texts, and optionally a key in `keyed-acts.ts`.
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
