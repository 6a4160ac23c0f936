import { type ReactNode, useEffect, useRef } from 'react'
import styles from './column.module.css'

interface ColumnProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Where else to go from here, below a line. */
  readonly foot?: ReactNode
  /** Set when the column replaced a form that was sent: its title takes the focus. */
  readonly arrived?: boolean
}

/** One calm column: what this is, what to do, where else to go. */
export function Column({ title, lead, children, foot, arrived = false }: ColumnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <div className={styles.column}>
      <div className={styles.words}>
        {/* biome-ignore lint/a11y/noAutofocus: what was sent is answered here */}
        <h1 ref={heading} tabIndex={arrived ? -1 : undefined} autoFocus={arrived}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
