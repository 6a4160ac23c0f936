import { useTexts } from '#web/texts/texts.tsx'
import { type Direction, type ListSearch, type Sort, sorts } from './list-search.ts'

interface Order {
  readonly sort: Sort
  readonly direction: Direction
}

const newestFirst: Order = { sort: 'submitted', direction: 'down' }

const orders: readonly Order[] = [
  newestFirst,
  ...sorts
    .flatMap((sort) => (['up', 'down'] as const).map((direction) => ({ sort, direction })))
    .filter(({ sort, direction }) => !(sort === 'submitted' && direction === 'down')),
]

/** An order of the list as the value of a choice. */
export const orderOf = ({ sort, direction }: Pick<ListSearch, 'sort' | 'direction'>) => `${sort} ${direction}`

export const readOrder = (value: string): Order => orders.find((order) => orderOf(order) === value) ?? newestFirst

/** The orders that one chooses from, in words. Statuses from last to first are only there when a header asked for it. */
export function useOrders(now: Order) {
  const t = useTexts('org_candidate_list_and_detail')
  const offered = orders.filter((order) => orderOf(order) !== 'status down' || orderOf(now) === 'status down')
  return offered.map((order) => ({
    value: orderOf(order),
    label: t('sort', { order: `${order.sort}${order.direction === 'up' ? 'Up' : 'Down'}` }),
  }))
}
