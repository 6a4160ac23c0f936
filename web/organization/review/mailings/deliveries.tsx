import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { listDeliveries } from '#contract/mailings/mailings.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { applicationAddress } from '../../review-addresses.ts'
import styles from './page.module.css'

const pageSize = 10

interface DeliveriesProps {
  readonly formId: string
  readonly mailingId: string
  readonly total: number
}

/** Every message of a mailing, as its recipient gets it, also before it is released. */
export function Deliveries({ formId, mailingId, total }: DeliveriesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [pageNumber, setPage] = useState(1)
  const input = { companyId, formId, mailingId, pageNumber, pageSize }
  const { data, error, refetch } = useQuery({
    queryKey: [listDeliveries.path, input],
    queryFn: ({ signal }) => askInBrowser(listDeliveries, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('mailing.messages.failed')}</RetryNotice>
  if (!data) return <LoadingBlock />
  return (
    <Stack gap={2}>
      <ul className={styles.deliveries}>
        {data.items.map(({ id, applicationId, name, state, email, sms, subject, text }) => (
          <li key={id}>
            <div className={styles.head}>
              <Link to={applicationAddress(formId, applicationId)}>{name}</Link>
              <span className={styles.quiet}>
                {state === 'stopped' && t('mailing.delivery.stopped')}
                {state !== 'stopped' && !email && !sms && t('mailing.delivery.inApp', { state })}
                {state !== 'stopped' && email && t('messages.way', { way: 'email', state: email })}
                {state !== 'stopped' && email && sms && ' · '}
                {state !== 'stopped' && sms && t('messages.way', { way: 'sms', state: sms })}
              </span>
            </div>
            <strong>{subject}</strong>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Cluster gap={2}>
          <IconButton
            label={t('ui.pages.previous')}
            icon={<ChevronLeft />}
            size="small"
            disabled={pageNumber === 1}
            onClick={() => setPage(pageNumber - 1)}
          />
          <span className={styles.quiet} role="status">
            {t('ui.pages.current', { page: pageNumber, pages })}
          </span>
          <IconButton
            label={t('ui.pages.next')}
            icon={<ChevronRight />}
            size="small"
            disabled={pageNumber === pages}
            onClick={() => setPage(pageNumber + 1)}
          />
        </Cluster>
      )}
    </Stack>
  )
}
