import type { ReactNode } from 'react'
import styles from './current-value.module.css'

interface CurrentValueProps {
  readonly label: string
  readonly value: string
  readonly badge?: ReactNode
}

/** The current value, above the form that changes it. */
export function CurrentValue({ label, value, badge }: CurrentValueProps) {
  return (
    <dl className={styles.current}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {badge}
      </dd>
    </dl>
  )
}
