import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { beginWork, onPendingWork, stopWaiting, toldNow, tryNow } from './pending-work.ts'
import styles from './waiting-host.module.css'

/** Mounted once, in the shell: shows that a page is loading and, if it takes long, the reason and what to do. */
export function WaitingHost() {
  const isNavigating = useNavigating()
  return (
    <>
      {isNavigating && <div className={styles.line} aria-hidden="true" />}
      {/* Always rendered, so that screen readers announce its changes. */}
      <div role="status" className={styles.place}>
        <Waiting />
      </div>
    </>
  )
}

/** Tracks every navigation as a piece of work; stopping it stays on this page. */
function useNavigating() {
  const isNavigating = useNavigation().state !== 'idle'
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isNavigating) return
    const stay = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: here.state }
    return beginWork({ stop: () => void navigate(here, stay) }).end
  }, [isNavigating, here, navigate])
  return isNavigating
}

const words = { unreachable: 'shell.reach.unreachable', busy: 'shell.reach.busy', slow: 'shell.reach.slow' } as const

function Waiting() {
  const t = useTexts('common')
  const { because, canStop, canTry } = useSyncExternalStore(onPendingWork, toldNow, toldNow)
  if (!because) return null
  return (
    <div className={styles.card}>
      <Spinner />
      <p>{t(words[because])}</p>
      {(canTry || canStop) && (
        <div className={styles.acts}>
          {canTry && (
            <Button size="small" onClick={tryNow}>
              {t('shell.reach.now')}
            </Button>
          )}
          {canStop && (
            <Button size="small" variant="quiet" onClick={stopWaiting}>
              {t('shell.reach.stop')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
