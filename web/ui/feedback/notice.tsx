import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type Tone, ToneIcon } from '../tone.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** From edge to edge, above the page's content */
  banner?: boolean
  /** Announced when it appears; not for notices that are rendered from the start */
  live?: boolean
}

export function Notice({ tone = 'info', title, children, actions, banner = false, live = false }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classes(styles.notice, styles[tone], banner && styles.banner)}>
      <ToneIcon tone={tone} />
      <div className={styles.content}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
