import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly lead: string
  /** Breadcrumbs above the title of a subpage */
  readonly trail?: ReactNode
  readonly children: ReactNode
}

/** The frame of a settings page: title, lead, and content. */
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
