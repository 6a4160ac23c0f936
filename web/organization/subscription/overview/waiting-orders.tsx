import { listOrders, type Order } from '#contract/subscriptions/orders.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { orderAddress } from '../../package-addresses.ts'
import { groupedIban } from '../grouped-iban.ts'

/** Unpaid orders; a limit keeps their number small. */
export const waitingOf = (companyId: string) =>
  query(listOrders, { companyId, state: ['Ordered', 'PartlyPaid'], pageSize: 10 })

/** Unpaid orders with their status, and how to pay them. */
export function WaitingOrders() {
  const { items } = useAnswer(waitingOf(useMe().myId))
  return items.map((order) => <WaitingOrder key={order.id} order={order} />)
}

function WaitingOrder({ order: { id, name, reference, state, pay } }: { order: Order }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  return (
    <Notice
      title={t('packages.waiting', { name, reference, state })}
      actions={
        <ButtonLink size="small" to={orderAddress(id)}>
          {t('packages.waiting.show')}
        </ButtonLink>
      }
    >
      <p>
        {pay
          ? t('packages.waiting.pay', {
              amount: formatMoney({ amount: pay.amountMinor, currency: pay.currency }, language),
              iban: groupedIban(pay.iban),
              account: pay.accountName,
              reference: pay.reference,
            })
          : t('orders.noAccount')}
      </p>
    </Notice>
  )
}
