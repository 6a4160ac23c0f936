import type { ViewContent } from '#contract/review/views.ts'
import { filtersOf, type ListSearch, listAddress, listSearchOf, sortIn } from '../../../desk/list/list-search.ts'

/** A view's list as the address of the list holds it: parsed back from an address, so that equal lists are equal. */
export function searchOfView({ filters, columns, sort, direction, density }: ViewContent): ListSearch {
  const { submittedFrom, submittedTo, ...rest } = filters
  const address = listAddress(
    { sort: sortIn(sort), direction, page: 1 },
    {
      ...rest,
      submittedFrom: submittedFrom && dayInIstanbul(submittedFrom),
      submittedTo: submittedTo && dayInIstanbul(submittedTo),
      columns,
      density: density === 'compact' ? density : undefined,
    },
  )
  return listSearchOf(new URLSearchParams(address))
}

/** The content of a view, from the current list. */
export const contentOf = (now: ListSearch): ViewContent => ({
  filters: filtersOf(now),
  columns: [...(now.columns ?? [])],
  sort: now.sort,
  direction: now.direction,
  density: now.density ?? 'comfortable',
})

export const viewAddress = (view: ViewContent) => listAddress(searchOfView(view), {})

export const isShown = (view: ViewContent, now: ListSearch) =>
  viewAddress(view) === listAddress({ ...now, page: 1 }, {})

/** Whether a view belongs to a single form, because it names steps or questions. */
export const isOfOneForm = ({ filters, columns, sort }: ViewContent) =>
  filters.stepId !== undefined ||
  filters.answers !== undefined ||
  [...columns, sort].some((name) => name.startsWith('answer:'))

/** A day as the address has it; Istanbul has kept +03:00 since 2016. */
const dayInIstanbul = (moment: string) => new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 10)
