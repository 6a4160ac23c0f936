import type { ReactNode } from 'react'
import styles from './why.module.css'

/** Says why something is asked and who sees it. */
export function Why({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.why}>
      {icon}
      {children}
    </p>
  )
}
