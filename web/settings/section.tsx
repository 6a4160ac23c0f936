import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly lead: string
  /** Above the title, where the page is below another one */
  readonly trail?: ReactNode
  readonly children: ReactNode
}

/** One page of the settings: what it is about, and what can be changed. */
export function Section({ title, lead, trail, children }: SectionProps) {
  return (
    <>
      <PageHead title={`${title} · Köprü`} />
      {trail}
      <header className={styles.header}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.content}>{children}</div>
    </>
  )
}
