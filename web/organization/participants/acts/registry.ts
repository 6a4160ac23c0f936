import { Banknote, Flag, Landmark, type LucideIcon, Mail, Users } from 'lucide-react'
import type { Module } from '#contract/permissions.ts'
import { may } from '#web/session/may.ts'
import type { SignedIn } from '#web/session/store.ts'
import type { ParticipantsTarget } from '../../review/acts/act-target.ts'

/** What the dialog of every act on participants is given. */
export interface ParticipantActProps {
  readonly target: ParticipantsTarget
  readonly onClose: () => void
  /** The act is done: a list lets go of its selection. */
  readonly onDone?: (() => void) | undefined
}

/** One thing that a member can do to participants. Its name is a word of the sentence `participants.act`. */
interface ParticipantAct {
  readonly name: string
  /** The key that opens its dialog in the list */
  readonly key: string
  readonly Icon: LucideIcon
  /** Whose right to change it needs; participants unless it says otherwise */
  readonly module?: Module
}

/**
 * Every act on participants, in the order of the bar; the dialogs are in `dialogs.ts`.
 */
const participantActs = [
  { name: 'status', key: 's', Icon: Flag },
  { name: 'message', key: 'm', Icon: Mail },
  { name: 'bankInfo', key: 'b', Icon: Landmark },
  { name: 'pay', key: 'o', Icon: Banknote },
  { name: 'community', key: 't', Icon: Users, module: 'Communities' },
] as const satisfies readonly ParticipantAct[]

export type ParticipantActName = (typeof participantActs)[number]['name']

const acts: readonly (ParticipantAct & { readonly name: ParticipantActName })[] = participantActs

/** Those about money, which are offered on the page of one participant too. */
export const moneyActs = participantActs.filter(({ name }) => name === 'bankInfo' || name === 'pay')

/** Those that a member may do. */
export const participantActsOf = (me: SignedIn) =>
  acts.filter(({ module = 'Participants' }) => may(me, module, 'write'))
