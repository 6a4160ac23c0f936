import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import type { listDeliveries } from '#contract/mailings/mailings.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../card-list.module.css'
import { deliveriesOf, idsOf, type Outbox } from '../../desk/message/outbox.ts'
import styles from './page.module.css'

const pageSize = 10

type Delivery = Output<typeof listDeliveries>['items'][number]

interface DeliveriesProps {
  readonly outbox: Outbox
  readonly mailingId: string
  readonly total: number
}

/** The messages of a mailing as each recipient gets them, also before the release. */
export function Deliveries({ outbox, mailingId, total }: DeliveriesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [pageNumber, setPage] = useState(1)
  const input = { companyId, ...idsOf(outbox), mailingId, pageNumber, pageSize }
  const call = deliveriesOf(outbox)
  const { data, error, refetch } = useQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => askInBrowser(call, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  const pages = Math.max(1, Math.ceil(total / pageSize))
  // `aria-disabled`, because a button that becomes `disabled` while focused loses the focus.
  const toPage = (page: number) => ({
    'aria-disabled': page < 1 || page > pages,
    onClick: () => setPage(Math.min(Math.max(page, 1), pages)),
  })
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('mailing.messages.failed')}</RetryNotice>
  if (!data) return <LoadingBlock />
  return (
    <Stack gap={2}>
      <ul className={styles.deliveries}>
        {data.items.map((delivery) => (
          <li key={delivery.id}>
            <div className={cards.head}>
              <Name delivery={delivery} outbox={outbox} />
              <span className={cards.quiet}>
                <HowSent {...delivery} />
              </span>
            </div>
            <strong>{delivery.subject}</strong>
            <p className={styles.whole}>{delivery.text}</p>
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

/** Recipients who have left the community since are not named. */
function Name({ delivery, outbox }: { delivery: Delivery; outbox: Outbox }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (outbox.linkTo) return <Link to={outbox.linkTo(delivery)}>{delivery.name}</Link>
  return delivery.name ? (
    <span>{delivery.name}</span>
  ) : (
    <span className={cards.quiet}>{t('mailing.delivery.leftSince')}</span>
  )
}

/** The channels of a message; in a stopped mailing unsent ones stay unsent. */
function HowSent({ state, email, sms }: Pick<Delivery, 'state' | 'email' | 'sms'>) {
  const t = useTexts('org_candidate_list_and_detail')
  const isDropped = state === 'withdrawn' || state === 'accountClosed' || state === 'left'
  if (isDropped || (state === 'stopped' && email !== 'sent' && sms !== 'sent'))
    return t('mailing.delivery.notSent', { state })
  if (!email && !sms) return t('mailing.delivery.inApp', { state })
  const said = (way: 'email' | 'sms', sent: Delivery['email']) =>
    sent && t('messages.way', { way, state: state === 'stopped' && sent === 'waiting' ? 'stopped' : sent })
  return [said('email', email), said('sms', sms)].filter(Boolean).join('\u00a0· ')
}
