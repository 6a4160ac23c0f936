import { useFetchedWhenIdle } from '#web/loading/ahead.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import type { ActDialogProps } from '../../desk/acts/act-target.ts'
import type { ActName } from './registry.ts'

const loadDialogs = () => import('./dialogs.ts')

const loads = new Map<ActName, () => ReturnType<typeof import('./dialogs.ts')['dialogs'][ActName]>>()

/** Caches the loader of each act: `LazyAct` needs a stable function to load a dialog once. */
function loadOf(act: ActName) {
  const load = loads.get(act) ?? (async () => (await loadDialogs()).dialogs[act]())
  loads.set(act, load)
  return load
}

/** The lazy-loaded dialog of an act. */
export const LazyAct = ({ act, ...props }: ActDialogProps & { act: ActName }) => (
  <Lazy load={loadOf(act)}>{(Dialog) => <Dialog {...props} />}</Lazy>
)

/** Preloads the module that maps acts to their dialogs, once the browser is idle. */
export const useActsAhead = () => useFetchedWhenIdle(loadDialogs)
