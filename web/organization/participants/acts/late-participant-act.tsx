import { Late } from '#web/loading/late.tsx'
import type { ParticipantActName, ParticipantActProps } from './registry.ts'

const loadDialogs = () => import('./dialogs.ts')

const loads = {
  status: async () => (await loadDialogs()).dialogs.status(),
  message: async () => (await loadDialogs()).dialogs.message(),
  bankInfo: async () => (await loadDialogs()).dialogs.bankInfo(),
  community: async () => (await loadDialogs()).dialogs.community(),
  pay: async () => (await loadDialogs()).dialogs.pay(),
} as const

/** The lazy-loaded dialog of an act. */
export function LateParticipantAct({ name, ...on }: ParticipantActProps & { readonly name: ParticipantActName }) {
  return <Late load={loads[name]}>{(Dialog) => <Dialog {...on} />}</Late>
}
