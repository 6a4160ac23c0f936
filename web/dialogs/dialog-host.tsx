import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLoaded } from '../loading/use-loaded.ts'
import { clearDialogs, hearDialogs, openDialogs } from './dialogs.ts'

const load = () => import('./open-dialogs.tsx')

/**
 * Mounted once, in the shell: shows what `showError`, `showSuccess` and `showWarning` ask for, until the route changes.
 */
export function DialogHost() {
  const open = useSyncExternalStore(hearDialogs, openDialogs, openDialogs)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) clearDialogs()
    shown.current = pathname
  }, [pathname])
  useEffect(fetchAhead, [])
  const OpenDialogs = useLoaded(Object.keys(open).length > 0 && open, load)
  return OpenDialogs && <OpenDialogs open={open} />
}

/** Preloads the dialogs at the first interaction: offline, the dialog that reports it could not be loaded. */
function fetchAhead() {
  const fetch = () => void load().catch(() => {})
  addEventListener('pointerdown', fetch, { once: true })
  addEventListener('keydown', fetch, { once: true })
}
