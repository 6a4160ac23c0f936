import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { beginEffort, hearEfforts, stopWaiting, toldNow, tryNow } from './efforts.ts'
import styles from './reach-host.module.css'

/** Once, in the shell: that a page is on its way, and, when something takes long, why and what one can do. */
export function ReachHost() {
  const isGoing = useGoing()
  return (
    <>
      {isGoing && <div className={styles.line} aria-hidden="true" />}
      {/* Always there, so that what appears in it is read out. */}
      <div role="status" className={styles.place}>
        <Waiting />
      </div>
    </>
  )
}

/** A page that is gone to is something to wait for, and giving it up means to stay. */
function useGoing() {
  const isGoing = useNavigation().state !== 'idle'
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isGoing) return
    const stay = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: here.state }
    return beginEffort({ stop: () => void navigate(here, stay) }).end
  }, [isGoing, here, navigate])
  return isGoing
}

const words = { unreachable: 'shell.reach.unreachable', busy: 'shell.reach.busy', slow: 'shell.reach.slow' } as const

function Waiting() {
  const t = useTexts('common')
  const { because, canStop, canTry } = useSyncExternalStore(hearEfforts, toldNow, toldNow)
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
