import { useFetchedWhenIdle } from '#web/loading/ahead.ts'
import { Late } from '#web/loading/late.tsx'
import type { ActDialogProps } from './act-target.ts'
import type { ActName } from './registry.ts'

const loadDialogs = () => import('./dialogs.ts')

const loads = new Map<ActName, () => ReturnType<typeof import('./dialogs.ts')['dialogs'][ActName]>>()

/** Caches the loader of each act: `LateAct` needs a stable function to load a dialog once. */
function loadOf(act: ActName) {
  const load = loads.get(act) ?? (async () => (await loadDialogs()).dialogs[act]())
  loads.set(act, load)
  return load
}

/** The lazy-loaded dialog of an act. */
export const LateAct = ({ act, ...props }: ActDialogProps & { act: ActName }) => (
  <Late load={loadOf(act)}>{(Dialog) => <Dialog {...props} />}</Late>
)

/** Preloads the module that maps acts to their dialogs, once the browser is idle. */
export const useActsAhead = () => useFetchedWhenIdle(loadDialogs)
