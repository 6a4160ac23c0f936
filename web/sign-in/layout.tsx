import { Outlet, useLocation } from 'react-router'
import { useKind } from '../session/account-kind.ts'
import { isShared } from '../session/way-back.ts'
import { BridgeDrawing } from '../shell/bridge-drawing.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { PublicNav } from '../shell/public-nav.tsx'
import { useTexts } from '../texts/texts.tsx'
import styles from './layout.module.css'

/** The layout of signing in and up: a column for the form and, on wide screens, a drawing of the bridge. */
export default function SignInLayout() {
  return (
    <div className={styles.page}>
      <Header nav={<PublicNav />} />
      <main id="main" tabIndex={-1} className={styles.banks}>
        <div className={styles.form}>
          <Outlet />
        </div>
        <Bridge />
      </main>
      <Footer />
    </div>
  )
}

function Bridge() {
  const t = useTexts('logins')
  const kind = useKind()
  const { pathname } = useLocation()
  return (
    <div className={styles.bridge}>
      <div className={styles.view}>
        <BridgeDrawing />
        {!isShared(pathname) && <p>{t(kind === 'Company' ? 'bridge.company' : 'bridge.candidate')}</p>}
      </div>
    </div>
  )
}
