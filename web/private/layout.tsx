import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { sessionEnded, signInFor } from '../session/sign-in-for.ts'
import { useSession } from '../session/store.ts'
import { Header } from '../shell/header.tsx'
import styles from '../shell/page.module.css'
import type { RailHandle } from '../shell/rail/rail-handle.ts'
import { onServerDemandAgreement } from './require-agreement.ts'
import { onClickDemandSide, onServerDemandSide } from './require-side.ts'

export const middleware = [onServerDemandSide, onServerDemandAgreement]
export const clientMiddleware = [onClickDemandSide]

/** The layout of all private pages. It closes when the session ends, here or in another tab. */
export default function PrivateLayout() {
  const who = useSession()
  const { pathname, search } = useLocation()
  const Part = useMatches()
    .map(({ handle }) => (handle as RailHandle | undefined)?.HeaderPart)
    .find((part) => part !== undefined)
  if (!who) return <Navigate to={signInFor(pathname + search)} state={sessionEnded} replace />
  return (
    <div className={styles.page}>
      <Header wide nav={Part && <Part />} />
      <Outlet />
    </div>
  )
}
