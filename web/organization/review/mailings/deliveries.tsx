import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { listDeliveries } from '#contract/mailings/mailings.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../card-list.module.css'
import { applicationAddress } from '../../review-addresses.ts'
import styles from './page.module.css'

const pageSize = 10

type Delivery = Output<typeof listDeliveries>['items'][number]

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
  // A button that is disabled while it has the focus would lose it.
  const toPage = (page: number) => ({
    'aria-disabled': page < 1 || page > pages,
    onClick: () => setPage(Math.min(Math.max(page, 1), pages)),
  })
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('mailing.messages.failed')}</RetryNotice>
  if (!data) return <LoadingBlock />
  return (
    <Stack gap={2}>
      <ul className={styles.deliveries}>
        {data.items.map(({ id, applicationId, name, state, email, sms, subject, text }) => (
          <li key={id}>
            <div className={cards.head}>
              <Link to={applicationAddress(formId, applicationId)}>{name}</Link>
              <span className={cards.quiet}>
                <HowSent state={state} email={email} sms={sms} />
              </span>
            </div>
            <strong>{subject}</strong>
            <p className={styles.whole}>{text}</p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Cluster gap={2}>
          <IconButton label={t('ui.pages.previous')} icon={<ChevronLeft />} size="small" {...toPage(pageNumber - 1)} />
          <span className={cards.quiet} role="status">
            {t('ui.pages.current', { page: pageNumber, pages })}
          </span>
          <IconButton label={t('ui.pages.next')} icon={<ChevronRight />} size="small" {...toPage(pageNumber + 1)} />
        </Cluster>
      )}
    </Stack>
  )
}

/** By which ways it went; of a stopped mailing a way that had not gone never will. */
function HowSent({ state, email, sms }: Pick<Delivery, 'state' | 'email' | 'sms'>) {
  const t = useTexts('org_candidate_list_and_detail')
  const isDropped = state === 'withdrawn' || state === 'accountClosed'
  if (isDropped || (state === 'stopped' && email !== 'sent' && sms !== 'sent'))
    return t('mailing.delivery.notSent', { state })
  if (!email && !sms) return t('mailing.delivery.inApp', { state })
  const said = (way: 'email' | 'sms', sent: Delivery['email']) =>
    sent && t('messages.way', { way, state: state === 'stopped' && sent === 'waiting' ? 'stopped' : sent })
  return [said('email', email), said('sms', sms)].filter(Boolean).join('\u00a0· ')
}
