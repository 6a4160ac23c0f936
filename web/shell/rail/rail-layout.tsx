import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Rail, type RailProps } from './rail.tsx'
import styles from './rail-layout.module.css'

interface RailLayoutProps extends RailProps {
  /** Above every page, while something holds for all of them */
  readonly banner?: ReactNode
}

/** The layout of one kind of account's pages: navigation beside the page, on a phone below it. */
export function RailLayout({ banner, ...rail }: RailLayoutProps) {
  return (
    <div className={styles.shell}>
      <Rail {...rail} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {banner}
        <Outlet />
      </main>
    </div>
  )
}
