import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { StatusBadge } from '../../desk/status-badge.tsx'
import { Place } from './neighbours/place.tsx'
import type { Neighbours } from './neighbours/use-neighbours.ts'
import styles from './page.module.css'
import panel from './panel/panel.module.css'

interface ApplicationSkeletonProps {
  readonly neighbours: Neighbours | undefined
  readonly appId: string
  /** The list beside the application */
  readonly children: ReactNode
}

/** The loading state of an application: the data of its row in the list, and the shape of the rest. */
export function ApplicationSkeleton({ neighbours, appId, children }: ApplicationSkeletonProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const row = neighbours?.rows.find(({ id }) => id === appId)
  return (
    <Container width="wide" className={styles.page}>
      <header className={styles.header}>
        {row && (
          <>
            <Avatar name={row.name} photo={row.photo ?? undefined} size="small" named />
            <h1>{row.name}</h1>
            <span className={styles.badges}>
              <StatusBadge status={row.status} />
            </span>
          </>
        )}
        <span className={styles.space} />
        {neighbours && <Place neighbours={neighbours} />}
      </header>
      <div className={styles.frame} data-listed={children ? true : undefined}>
        {children}
        <div className={styles.centre}>
          <Loading>
            <Stack gap={5}>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="block" />
              <Skeleton width="most" />
              <Skeleton shape="block" />
              <Skeleton width="half" />
            </Stack>
          </Loading>
        </div>
        <aside aria-label={t('panel')} className={panel.panel}>
          <div aria-hidden="true" className={panel.part}>
            <Skeleton width="short" />
            <Skeleton shape="block" />
            <Skeleton width="half" />
            <Skeleton shape="block" />
          </div>
        </aside>
      </div>
    </Container>
  )
}
