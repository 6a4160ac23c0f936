import { useFetchedWhenIdle } from '#web/loading/ahead.ts'
import { Late } from '#web/loading/late.tsx'
import type { ActDialogProps } from './act-target.ts'
import type { ActName } from './registry.ts'

const loadDialogs = () => import('./dialogs.ts')

const loads = new Map<ActName, () => ReturnType<typeof import('./dialogs.ts')['dialogs'][ActName]>>()

/** The same function each time, so that a dialog is loaded once. */
function loadOf(act: ActName) {
  const load = loads.get(act) ?? (async () => (await loadDialogs()).dialogs[act]())
  loads.set(act, load)
  return load
}

/** The dialog of an act, whose code comes when it is opened. */
export const LateAct = ({ act, ...props }: ActDialogProps & { act: ActName }) => (
  <Late load={loadOf(act)}>{(Dialog) => <Dialog {...props} />}</Late>
)

/** Where acts are offered: fetches what says of which files their dialogs are made, once there is nothing else to do. */
export const useActsAhead = () => useFetchedWhenIdle(loadDialogs)
