import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Arrival } from '../arrival.tsx'
import styles from './panel.module.css'

interface PanelProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly lead: string
  readonly state: ReactNode
  readonly note?: string | null
  readonly action: ReactNode
  /** The result of the last act; it takes the focus */
  readonly done?: string | undefined
  readonly children?: ReactNode
}

/** One kind of protection: description, state, and acts. */
export function Panel({ icon: Icon, title, lead, state, note, action, done, children }: PanelProps) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <Icon aria-hidden className={styles.icon} />
        <div className={styles.text}>
          <div className={styles.title}>
            <h2 id={heading}>{title}</h2>
            {state}
          </div>
          <p>{lead}</p>
          {note && <p>{note}</p>}
        </div>
        {action}
      </div>
      {done && <Arrival key={done} title={done} />}
      {children}
    </Card>
  )
}
