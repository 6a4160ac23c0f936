import type { ReactNode } from 'react'
import styles from '../page.module.css'

/** What a row says first, and below it in muted ink what goes with it. */
export const Lines = ({ children, second }: { children: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    {children}
    {second && <span className={styles.second}>{second}</span>}
  </span>
)
