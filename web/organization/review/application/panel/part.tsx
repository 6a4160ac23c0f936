import { type ReactNode, type Ref, useId } from 'react'
import styles from './panel.module.css'

interface PartProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly id?: string
  readonly ref?: Ref<HTMLElement>
}

/** The frame of a part of the panel: its name and what it holds. */
export function Part({ title, children, ...rest }: PartProps) {
  const titleId = useId()
  return (
    <section {...rest} className={styles.part} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
