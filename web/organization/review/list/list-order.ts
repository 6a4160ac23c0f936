import { useTexts } from '#web/texts/texts.tsx'
import { answerColumnOf, questionIn } from '../../desk/list/column-names.ts'
import {
  type Direction,
  type ListSearch,
  type Sort,
  sortIn,
  sorts,
  usualDirection,
} from '../../desk/list/list-search.ts'
import type { Overview } from '../../desk/list/overview.ts'

interface Order {
  readonly sort: Sort
  readonly direction: Direction
}

const inBothDirections = (sort: Sort): readonly Order[] => {
  const usual = usualDirection(sort)
  return [usual, usual === 'up' ? ('down' as const) : ('up' as const)].map((direction) => ({ sort, direction }))
}

const orders: readonly Order[] = sorts.flatMap(inBothDirections)

/** An order of the list as the value of a select. */
export const orderOf = ({ sort, direction }: Pick<ListSearch, 'sort' | 'direction'>) => `${sort} ${direction}`

export function readOrder(value: string): Order {
  const [named = '', direction] = value.split(' ')
  const sort = sortIn(named)
  return { sort, direction: direction === 'up' || direction === 'down' ? direction : usualDirection(sort) }
}

/**
 * The orders of the select, in words. The descending order by status and, unless `withAnswers`, the answers to a
 * question are only included if a column header has chosen them.
 */
export function useOrders(now: Order, questions: Overview['questions'], withAnswers = false) {
  const t = useTexts('org_candidate_list_and_detail')
  const isOffered = (order: Order) => orderOf(order) !== 'status down' || orderOf(now) === 'status down'
  const asked = questions.filter(
    ({ id, kind }) => kind !== 'page' && kind !== 'file' && (withAnswers || id === questionIn(now.sort)),
  )
  return [
    ...orders.filter(isOffered).map((order) => ({
      value: orderOf(order),
      label: t('sort', { order: `${order.sort}${order.direction === 'up' ? 'Up' : 'Down'}` }),
    })),
    ...asked.flatMap(({ id, label }) =>
      inBothDirections(answerColumnOf(id)).map((order) => ({
        value: orderOf(order),
        label: t('sort.answer', { question: label, direction: order.direction }),
      })),
    ),
  ]
}
