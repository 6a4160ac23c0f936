import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { DoneDrawing, GapDrawing, SearchDrawing } from './state-drawings.tsx'

const drawings = { gap: GapDrawing, search: SearchDrawing, done: DoneDrawing }

export type EmptyStateProps = {
  /** gap: nothing here yet, search: nothing found, done: nothing left to do */
  drawing?: keyof typeof drawings
  title: string
  /** h1 where the page has no other title */
  titleAs?: 'p' | 'h1'
  children?: ReactNode
  /** One, no more */
  action?: ReactNode
}

export function EmptyState({ drawing = 'gap', title, titleAs: Title = 'p', children, action }: EmptyStateProps) {
  const Drawing = drawings[drawing]
  return (
    <div className={styles.state}>
      <Drawing />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
