import type { ReactNode } from 'react'
import { PageHead } from '#web/page/page-head.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import styles from './operations.module.css'

/** The id of the title, which takes the focus when a pressed button is unmounted with its row. */
export const titleId = 'operations-title'

interface OperationsPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Breadcrumbs above the title of a subpage */
  readonly trail?: ReactNode
  /** The acts, beside the title */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** The frame of an operator's page: title, lead, and content. */
export function OperationsPage({ title, lead, trail, acts, children }: OperationsPageProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · Köprü`} />
      {trail}
      <TitleRow>
        <div>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {acts}
      </TitleRow>
      {children}
    </Container>
  )
}
