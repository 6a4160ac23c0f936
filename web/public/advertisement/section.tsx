import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly id?: string
  readonly children: ReactNode
}

export function Section({ title, lead, id, children }: SectionProps) {
  const own = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={own}>
      <h2 id={own}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
