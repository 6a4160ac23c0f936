import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'accent'

/** A state in a word. Give it an icon wherever the tone means something. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  )
}

/** A number of waiting things: on tabs, in navigation, on the bell */
export function CountBadge({ tone = 'neutral', children }: { tone?: 'neutral' | 'accent'; children: ReactNode }) {
  return (
    <span className={styles.count} data-tone={tone}>
      {children}
    </span>
  )
}
