import { Banknote, Flag, Landmark, type LucideIcon } from 'lucide-react'
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
}

/**
 * Every act on participants, in the order of the bar; the dialogs are in `dialogs.ts`. All of them need the right to change
 * participants.
 */
export const participantActs = [
  { name: 'status', key: 's', Icon: Flag },
  { name: 'bankInfo', key: 'b', Icon: Landmark },
  { name: 'pay', key: 'o', Icon: Banknote },
] as const satisfies readonly ParticipantAct[]

export type ParticipantActName = (typeof participantActs)[number]['name']
