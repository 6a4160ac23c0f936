import { Late } from '#web/loading/late.tsx'
import { type ParticipantActName, type ParticipantActProps, participantActNamed } from './registry.ts'

/** The dialog of an act, whose code comes when it is wanted. */
export function LateParticipantAct({ name, ...on }: ParticipantActProps & { readonly name: ParticipantActName }) {
  return <Late load={participantActNamed(name).load}>{(Dialog) => <Dialog {...on} />}</Late>
}
