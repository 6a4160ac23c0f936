import type { ReactNode } from 'react'
import styles from './why.module.css'

/** What it is asked for and who sees it, before anything is asked. */
export function Why({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.why}>
      {icon}
      {children}
    </p>
  )
}
