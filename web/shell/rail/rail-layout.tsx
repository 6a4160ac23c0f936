import { Outlet } from 'react-router'
import { Rail, type RailProps } from './rail.tsx'
import styles from './rail-layout.module.css'

/** Around all that one side works in: its places beside the page, on a phone below it. */
export function RailLayout(rail: RailProps) {
  return (
    <div className={styles.shell}>
      <Rail {...rail} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
