import type { ReactNode } from 'react'
import styles from './list.module.css'

/** A first line, and below it a muted second one. */
export const Lines = ({ children, second }: { children: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    {children}
    {second && <span className={styles.second}>{second}</span>}
  </span>
)
