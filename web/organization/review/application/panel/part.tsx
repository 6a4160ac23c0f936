import { type ReactNode, type Ref, useId } from 'react'
import styles from './panel.module.css'

interface PartProps {
  readonly title: ReactNode
  /** A button at the end of the title’s line */
  readonly action?: ReactNode
  readonly children?: ReactNode
  readonly id?: string
  readonly ref?: Ref<HTMLElement>
}

/** The frame of a part of the panel: title and content. */
export function Part({ title, action, children, ...rest }: PartProps) {
  const titleId = useId()
  return (
    <section {...rest} className={styles.part} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.title}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
