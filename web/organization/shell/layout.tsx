import { Outlet } from 'react-router'
import styles from './layout.module.css'
import { Rail } from './rail.tsx'

/** Around everything that an organization's members see: the places at the side, on a phone at the bottom. */
export default function OrganizationShell() {
  return (
    <div className={styles.shell}>
      <Rail />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
