import { Flag, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
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
  readonly load: () => Promise<ComponentType<ParticipantActProps>>
}

/** Every act on participants, in the order of the bar. All of them need the right to change participants. */
export const participantActs = [
  { name: 'status', key: 's', Icon: Flag, load: async () => (await import('./status-dialog.tsx')).StatusDialog },
] as const satisfies readonly ParticipantAct[]

export type ParticipantActName = (typeof participantActs)[number]['name']

/** The act of this name, as all of them are described. */
export const participantActNamed = (name: ParticipantActName): ParticipantAct =>
  participantActs.find((act) => act.name === name) ?? participantActs[0]
