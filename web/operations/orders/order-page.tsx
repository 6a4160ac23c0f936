import { useParams } from 'react-router'
import { readOperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { ordersAddress, organizationAddress } from '../addresses.ts'
import { Lira, useLira } from '../money.tsx'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderBadge } from './order-state.tsx'

const orderOf = (orderId: string) => query(readOperatedOrder, { orderId })

const queries: PageQueries = ({ params }) => [orderOf(idIn(params.orderId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One order: contents, organization, payments, and acts. */
export default function OrderPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const lira = useLira()
  const { orderId = '' } = useParams()
  const order = useAnswer(orderOf(orderId))
  const { reference, company, state, openMinor, surplusMinor, payments, endedBecause, vatRate } = order
  const number = (value: number) => formatNumber(value, language)
  return (
    <OperationsPage
      title={reference}
      lead={
        <>
          <OrderBadge state={state} /> <Link to={organizationAddress(company.id)}>{company.name}</Link>
        </>
      }
      trail={<Breadcrumbs trail={[{ label: t('orders.title'), to: ordersAddress }, { label: reference }]} />}
    >
      {openMinor > 0 && order.receivedMinor > 0 && (
        <Notice tone="warning" title={t('order.short', { open: lira(openMinor) })}>
          <p>{t('order.short.detail')}</p>
        </Notice>
      )}
      {surplusMinor > 0 && (
        <Notice tone="warning" title={t('order.surplus', { surplus: lira(surplusMinor) })}>
          <p>{t('order.surplus.detail')}</p>
        </Notice>
      )}
      <OrderActs order={order} />
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="what" className={styles.card}>
          <h2 id="what" className={styles.title}>
            {t('order.what')}
          </h2>
          <DescriptionList
            items={[
              { term: t('order.package'), detail: order.name },
              {
                term: t('order.credits'),
                detail: (['application', 'document', 'message'] as const)
                  .filter((kind) => order[`${kind}Credit`] > 0)
                  .map((kind) => t('order.creditsOf', { kind, count: order[`${kind}Credit`] }))
                  .join(', '),
              },
              { term: t('order.validity'), detail: t('order.validFor', { months: order.months, days: order.days }) },
              {
                term: t('orders.ordered'),
                detail: `${formatDateTime(order.orderedAt, language)} · ${order.orderedBy}`,
              },
              ...(order.paidAt ? [{ term: t('order.paidAt'), detail: formatDateTime(order.paidAt, language) }] : []),
              ...(order.endedAt
                ? [
                    {
                      term: t('order.endedAt'),
                      detail: [formatDateTime(order.endedAt, language), endedBecause].filter(Boolean).join('\u00a0· '),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        <Card as="section" aria-labelledby="money" className={styles.card}>
          <h2 id="money" className={styles.title}>
            {t('order.money')}
          </h2>
          <DescriptionList
            items={[
              { term: t('order.price'), detail: lira(order.priceMinor) },
              { term: t('order.vat', { rate: number(vatRate / 100) }), detail: lira(order.vatMinor) },
              { term: t('orders.total'), detail: <strong>{lira(order.totalMinor)}</strong> },
              { term: t('order.received'), detail: lira(order.receivedMinor) },
              ...(order.refundedMinor > 0 ? [{ term: t('order.refunded'), detail: lira(order.refundedMinor) }] : []),
              ...(order.pay
                ? [{ term: t('order.pay'), detail: t('order.payBy', { reference: order.reference }) }]
                : []),
            ]}
          />
        </Card>
      </div>
      <h2 className={styles.title}>{t('order.payments')}</h2>
      {payments.length === 0 ? (
        <p className={styles.quiet}>{t('order.payments.none')}</p>
      ) : (
        <Table
          caption={t('order.payments')}
          cards
          density="compact"
          rows={payments.map((payment, at) => ({ ...payment, key: String(at) }))}
          rowKey={({ key }) => key}
          columns={[
            { key: 'on', header: t('order.on'), cell: ({ on }) => formatDate(on, language) },
            {
              key: 'amount',
              header: t('order.amount'),
              align: 'end',
              cell: ({ amountMinor }) => <Lira minor={amountMinor} />,
            },
            {
              key: 'way',
              header: t('order.direction'),
              cell: ({ amountMinor }) => t('order.went', { way: amountMinor < 0 ? 'back' : 'came' }),
            },
            { key: 'note', header: t('order.note'), cell: ({ note }) => note || <None /> },
            { key: 'by', header: t('by'), cell: ({ by }) => by },
          ]}
        />
      )}
    </OperationsPage>
  )
}
