import type { ReactNode } from 'react'
import { PageHead } from '#web/page/page-head.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import styles from './operations.module.css'

/** Has the focus where the pressed button is gone with its row. */
export const titleId = 'operations-title'

interface OperationsPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Above the title, where the page is below another one */
  readonly trail?: ReactNode
  /** What can be done, beside the title */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** A page of those who run the product: what it is called and about, and its content. */
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
