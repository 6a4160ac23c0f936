import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { listOrders } from '#contract/subscriptions/orders.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../../card-list.module.css'
import { packagesAddress } from '../../package-addresses.ts'
import { pageIn } from '../../page-in.ts'
import { PackagesFrame } from '../frame.tsx'
import { OrderCard } from './order-card.tsx'

const pageSize = 20
const ordersOf = (companyId: string, pageNumber: number) => query(listOrders, { companyId, pageNumber, pageSize })

const queries: PageQueries = ({ me, search }) => [ordersOf(me.myId, pageIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The organization's orders with status, payment and documents. */
export default function OrdersPage() {
  const t = useTexts('org_dashboard')
  const page = pageIn(useSearchParams()[0])
  const { items, total } = useAnswer(ordersOf(useMe().myId, page))
  useFocusOnNamed()
  return (
    <PackagesFrame tab="orders">
      {items.length === 0 ? (
        <EmptyState
          title={t('orders.empty')}
          action={<ButtonLink to={packagesAddress}>{t('orders.empty.action')}</ButtonLink>}
        >
          {t('orders.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
    </PackagesFrame>
  )
}

/** Focuses the order that the address names, for example after ordering. */
function useFocusOnNamed() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith('#order-')) document.getElementById(hash.slice(1))?.focus()
  }, [hash])
}
