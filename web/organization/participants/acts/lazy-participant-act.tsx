import { Lazy } from '#web/loading/lazy.tsx'
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
export function LazyParticipantAct({ name, ...on }: ParticipantActProps & { readonly name: ParticipantActName }) {
  return <Lazy load={loads[name]}>{(Dialog) => <Dialog {...on} />}</Lazy>
}
