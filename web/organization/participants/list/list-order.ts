import { useTexts } from '#web/texts/texts.tsx'
import type { ListSearch } from './list-search.ts'

/** The orders of the list; on a phone they are among the filters. */
const orders = ['added down', 'added up', 'name up', 'name down'] as const
type Order = (typeof orders)[number]

export const orderOf = ({ sort, direction }: Pick<ListSearch, 'sort' | 'direction'>) => `${sort} ${direction}` as Order

export function readOrder(value: string): Pick<ListSearch, 'sort' | 'direction'> {
  const [sort, direction] = (orders.find((order) => order === value) ?? 'added down').split(' ')
  return { sort: sort === 'name' ? 'name' : 'added', direction: direction === 'up' ? 'up' : 'down' }
}

export function useOrders() {
  const t = useTexts('org_candidate_list_and_detail')
  return orders.map((order) => ({
    value: order,
    label: t('participants.sort', { order: order.replace(' ', '_') }),
  }))
}
