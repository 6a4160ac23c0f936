import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export type TimelineEvent = {
  id: string
  title: ReactNode
  date?: ReactNode
  /** What it means, in plain words */
  children?: ReactNode
  icon?: ReactNode
  state?: 'past' | 'now' | 'ahead'
}

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={event.id} className={styles.event} data-state={event.state ?? 'past'}>
          <span className={styles.mark} aria-hidden="true">
            {event.icon}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{event.title}</p>
            {event.date && <p className={styles.date}>{event.date}</p>}
            {event.children && <div className={styles.body}>{event.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
