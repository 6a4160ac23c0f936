import { Outlet } from 'react-router'
import { Rail, type RailProps } from './rail.tsx'
import styles from './rail-layout.module.css'

/** The layout of one kind of account's pages: navigation beside the page, on a phone below it. */
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
