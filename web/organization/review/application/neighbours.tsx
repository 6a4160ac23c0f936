import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { applicationAddress } from '../../review-addresses.ts'
import { applicationsOf } from '../list/applications-of.ts'
import { type ListSearch, listAddress, listSearchOf, pageSize, pagesOf } from '../list/list-search.ts'
import styles from './page.module.css'
import { viewIn } from './views.ts'

interface Ids {
  readonly formId: string
  readonly appId: string
}

/** Links to the previous and next application of the list that the member came from, also by the keys k and j. */
export function Neighbours({ formId, appId }: Ids) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const found = useNeighbours({ formId, appId })
  useKeys({ k: found?.previous, j: found?.next })
  if (!found) return null
  const { place, total, isExact, previous, next } = found
  const count = formatNumber(total, language)
  const all = isExact ? count : t('list.atLeast', { count })
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      <span className={styles.quiet}>
        {t('neighbours.place', { place: formatNumber(place, language), total: all })}
      </span>
      {previous && <IconLink to={previous} icon={<ChevronLeft />} label={t('neighbours.previous')} rel="prev" />}
      {next && <IconLink to={next} icon={<ChevronRight />} label={t('neighbours.next')} rel="next" />}
    </nav>
  )
}

/** Fetched in the browser only: the page does not wait for them. */
function useNeighbours({ formId, appId }: Ids) {
  const [search] = useSearchParams()
  const now = listSearchOf(search)
  const here = useRows(formId, now, true)
  const at = here?.items.findIndex(({ id }) => id === appId) ?? -1
  const isLast = at === (here?.items.length ?? 0) - 1
  const pages = here ? pagesOf(here, now.page, here.items.length) : 0
  const before = useRows(formId, { ...now, page: now.page - 1 }, at === 0 && now.page > 1)
  const after = useRows(formId, { ...now, page: now.page + 1 }, at >= 0 && isLast && now.page < pages)
  if (!here || at < 0) return undefined
  const address = (row: CompanyApplicationRow | undefined, page: number) => {
    if (!row) return undefined
    const list = new URLSearchParams(listAddress(now, { page }))
    if (viewIn(search) !== 'profile') list.set('view', viewIn(search))
    return applicationAddress(formId, row.id, list.size > 0 ? `?${list}` : '')
  }
  const earlier = here.items[at - 1]
  const later = here.items[at + 1]
  return {
    place: (now.page - 1) * pageSize + at + 1,
    total: here.total,
    isExact: here.isExact,
    previous: address(earlier, now.page) ?? address(before?.items.at(-1), now.page - 1),
    next: address(later, now.page) ?? address(after?.items[0], now.page + 1),
  }
}

function useRows(formId: string, now: ListSearch, enabled: boolean) {
  const { myId } = useMe()
  const { call, input, key } = applicationsOf(myId, formId, now)
  return useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input), enabled }).data
}

function useKeys(ways: Readonly<Record<string, string | undefined>>) {
  const navigate = useNavigate()
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const way = ways[event.key]
      const isBusy =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]')
      if (!way || isBusy || event.ctrlKey || event.metaKey || event.altKey) return
      void navigate(way)
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  })
}
