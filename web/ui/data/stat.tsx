import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardLink } from '../layout/card.tsx'
import styles from './stat.module.css'

export type StatProps = {
  label: string
  value: ReactNode
  note?: ReactNode
  change?: { direction: 'up' | 'down'; text: string; good?: boolean }
  to?: string
}

export function Stat({ label, value, note, change, to }: StatProps) {
  return (
    <Card className={styles.stat}>
      <p className={styles.label}>{to === undefined ? label : <CardLink to={to}>{label}</CardLink>}</p>
      <p className={styles.value}>{value}</p>
      {(change || note) && (
        <p className={styles.note}>
          {change && (
            <span className={styles.change} data-good={change.good}>
              {change.direction === 'up' ? <ArrowUp /> : <ArrowDown />}
              {change.text}
            </span>
          )}
          {note}
        </p>
      )}
    </Card>
  )
}
