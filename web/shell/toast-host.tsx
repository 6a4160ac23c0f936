import { useState, useSyncExternalStore } from 'react'
import { useLoaded } from '../loading/use-loaded.ts'
import { hearToasts, waitingToasts } from '../ui/feedback/show-toast.ts'

const load = () => import('../ui/feedback/toasts.tsx')

/** Once, in the shell: what `showToast` asks for. Its code comes with the first toast. */
export function ToastHost() {
  const waiting = useSyncExternalStore(hearToasts, waitingToasts, waitingToasts)
  const [isUsed, setUsed] = useState(false)
  if (waiting.length > 0 && !isUsed) setUsed(true)
  const Toasts = useLoaded(isUsed && waiting, load)
  return Toasts && <Toasts />
}
