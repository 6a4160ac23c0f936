import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listReaders, type OwnAnnouncement } from '#contract/communities/announcements.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './one.module.css'

interface ReadersDialogProps {
  readonly communityId: string
  readonly announcement: OwnAnnouncement
  readonly onClose: () => void
}

/** Lists who opened an announcement and when; a long list is loaded in parts. */
export function ReadersDialog({ communityId, announcement, onClose }: ReadersDialogProps) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const [pageSize, setPageSize] = useState(50)
  const { call, input, key } = query(listReaders, {
    companyId,
    communityId,
    announcementId: announcement.id,
    pageSize,
  })
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input),
    placeholderData: (before) => before,
    // The dialog shows the error itself.
    meta: { isOfPage: true },
  })
  return (
    <Dialog open title={t('announcements.readers')} onClose={onClose}>
      <Stack>
        <p>{t('announcements.read', { readers: announcement.readers, reached: announcement.reached })}</p>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('announcements.readers.failed')}</RetryNotice>}
        {!data && !isError && (
          <Loading>
            <Skeleton width="most" />
            <Skeleton width="short" />
          </Loading>
        )}
        {data && (
          <ul>
            {data.items.map(({ candidateId, name, readAt }) => (
              <li key={candidateId}>
                {name} <span className={styles.quiet}>{formatDateTime(readAt, language)}</span>
              </li>
            ))}
          </ul>
        )}
        {data && data.items.length < data.total && pageSize < 1000 && (
          <div>
            <Button onClick={() => setPageSize(1000)}>{t('announcements.readers.all')}</Button>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
