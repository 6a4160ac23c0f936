import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { applicationsOf } from '../../../desk/list/applications-of.ts'
import { type ListSearch, listAddress, listSearchOf, pageSize, pagesOf } from '../../../desk/list/list-search.ts'
import { applicationAddress } from '../../../review-addresses.ts'
import type { ApplicationIds } from '../application-view.ts'

export interface Neighbour {
  readonly appId: string
  readonly address: string
}

export interface Neighbours {
  /** One page of the list that the member came from, with this application in it. */
  readonly rows: readonly (CompanyApplicationRow & { readonly address: string })[]
  readonly place: number
  readonly total: number
  readonly isExact: boolean
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  /** The time at which the list was fetched. */
  readonly at: number
}

/**
 * The previous and next application in the list that the member came from; its filters are in the address, or during a
 * navigation in the target address. Fetched in the browser only, so that the page does not wait. An application that
 * left the list by a decision keeps its former neighbours.
 */
export function useNeighbours(
  ids: ApplicationIds,
  goingSearch: string | undefined,
  reads: boolean,
): { readonly neighbours: Neighbours | undefined; readonly waits: boolean } {
  const { found, waits } = useFound(ids, goingSearch, reads)
  const { appId: of } = ids
  const state = found && [of, found.at, found.previous?.appId, found.next?.appId].join(' ')
  const [kept, setKept] = useState({ of, found, state })
  if (found && kept.state !== state) setKept({ of, found, state })
  return { neighbours: found ?? (kept.of === of ? kept.found : undefined), waits }
}

function useFound(
  { companyId, formId, appId }: ApplicationIds,
  goingSearch: string | undefined,
  reads: boolean,
): { readonly found: Neighbours | undefined; readonly waits: boolean } {
  const [search] = useSearchParams()
  const asked = listSearchOf(goingSearch === undefined ? search : new URLSearchParams(goingSearch))
  const first = useRows(companyId, formId, asked, reads)
  // A decision on the previous page moves this page's first row there.
  const isBefore = first.data !== undefined && !first.data.items.some(({ id }) => id === appId) && asked.page > 1
  const now = isBefore ? { ...asked, page: asked.page - 1 } : asked
  const { data: here, dataUpdatedAt, isError } = useRows(companyId, formId, now, reads)
  const at = here?.items.findIndex(({ id }) => id === appId) ?? -1
  const isLast = at === (here?.items.length ?? 0) - 1
  const pages = here ? pagesOf(here, now.page, here.items.length) : 0
  const before = useRows(companyId, formId, { ...now, page: now.page - 1 }, at === 0 && now.page > 1)
  const after = useRows(companyId, formId, { ...now, page: now.page + 1 }, at >= 0 && isLast && now.page < pages)
  if (!here || at < 0) return { found: undefined, waits: reads && here === undefined && !isError }
  const addressOf = (id: string, page: number) => {
    const list = listAddress(now, { page })
    return applicationAddress(formId, id, list === '?' ? '' : list)
  }
  const neighbour = (row: CompanyApplicationRow | undefined, page: number): Neighbour | undefined =>
    row && { appId: row.id, address: addressOf(row.id, page) }
  const found: Neighbours = {
    rows: here.items.map((row) => ({ ...row, address: addressOf(row.id, now.page) })),
    place: (now.page - 1) * pageSize + at + 1,
    total: here.total,
    isExact: here.isExact,
    previous: neighbour(here.items[at - 1], now.page) ?? neighbour(before.data?.items.at(-1), now.page - 1),
    next: neighbour(here.items[at + 1], now.page) ?? neighbour(after.data?.items[0], now.page + 1),
    at: dataUpdatedAt,
  }
  return { found, waits: false }
}

function useRows(companyId: string, formId: string, now: ListSearch, enabled: boolean) {
  const { call, input, key } = applicationsOf(companyId, formId, now)
  return useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input), enabled })
}
