import { Ban, Check, Clock, Hourglass, Undo2 } from 'lucide-react'
import type { Order, OrderState } from '#contract/subscriptions/orders.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../card-list.module.css'
import { HowToPay } from './how-to-pay.tsx'
import { OrderActs } from './order-acts.tsx'

const looks = {
  Ordered: { tone: 'accent', Icon: Clock },
  PartlyPaid: { tone: 'accent', Icon: Hourglass },
  Paid: { tone: 'success', Icon: Check },
  Cancelled: { tone: 'neutral', Icon: Ban },
  Refunded: { tone: 'neutral', Icon: Undo2 },
} as const satisfies Record<OrderState, { tone: BadgeTone; Icon: typeof Check }>

/** One order: contents, status, how to pay the open amount, and documents. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { id, reference, name, state, currency, receivedMinor, openMinor, surplusMinor, endedBecause } = order
  const { tone, Icon } = looks[state]
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const titleId = `order-${id}`
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap={3}>
        <div className={cards.head}>
          <h2 id={titleId} tabIndex={-1}>
            {name} · {reference}
          </h2>
          <Badge tone={tone} icon={<Icon />}>
            {t('orders.state', { state })}
          </Badge>
        </div>
        <p className={cards.quiet}>
          {t('orders.placed', { by: order.orderedBy, at: formatDateTime(order.orderedAt, language) })}{' '}
          {t('orders.costs', {
            total: money(order.totalMinor),
            vat: money(order.vatMinor),
            rate: formatNumber(order.vatRate / 100, language),
          })}
        </p>
        {state === 'PartlyPaid' && (
          <p>{t('orders.partly', { received: money(receivedMinor), open: money(openMinor) })}</p>
        )}
        {order.paidAt !== null && state === 'Paid' && (
          <p className={cards.quiet}>{t('orders.paid', { at: formatDateTime(order.paidAt, language) })}</p>
        )}
        {order.endedAt !== null && (
          <p className={cards.quiet}>
            {t('orders.ended', { state, at: formatDateTime(order.endedAt, language) })}
            {endedBecause !== null && ` ${endedBecause}`}
          </p>
        )}
        {surplusMinor > 0 && <p>{t('orders.surplus', { amount: money(surplusMinor) })}</p>}
        {order.refundedMinor > 0 && (
          <p className={cards.quiet}>{t('orders.refunded', { amount: money(order.refundedMinor) })}</p>
        )}
        {order.pay && <HowToPay pay={order.pay} />}
        {!order.pay && openMinor > 0 && <p>{t('orders.noAccount')}</p>}
        <OrderActs order={order} titleId={titleId} />
      </Stack>
    </Card>
  )
}
