import { Banknote, Flag, Landmark, type LucideIcon, Mail, Users } from 'lucide-react'
import type { Module } from '#contract/permissions.ts'
import { may } from '#web/session/may.ts'
import type { SignedIn } from '#web/session/store.ts'
import type { ParticipantsTarget } from '../../desk/acts/act-target.ts'

/** The props of every act's dialog. */
export interface ParticipantActProps {
  readonly target: ParticipantsTarget
  readonly onClose: () => void
  /** Called after the act; a list clears its selection */
  readonly onDone?: (() => void) | undefined
}

/** An act on participants. Its name selects the variant of the text `participants.act`. */
interface ParticipantAct {
  readonly name: string
  /** The keyboard shortcut that opens its dialog in the list */
  readonly key: string
  readonly Icon: LucideIcon
  /** The module whose write permission it needs; by default participants */
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

/** The acts about payments, also offered on a participant's page. */
export const moneyActs = participantActs.filter(({ name }) => name === 'bankInfo' || name === 'pay')

/** The acts that the member's permissions allow. */
export const participantActsOf = (me: SignedIn) =>
  acts.filter(({ module = 'Participants' }) => may(me, module, 'write'))
