import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Tag } from '#contract/review/tags.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FilterBar } from '#web/ui/data/filter-bar.tsx'
import { DeskSearch } from '../../desk-search.tsx'
import { isChosen, type MemberSearch, memberAddress } from './members-of.ts'

const loadChips = () => import('./member-chips.tsx')
const loadFilters = () => import('./member-filters-drawer.tsx')

interface MemberToolsProps {
  readonly now: MemberSearch
  readonly tags: readonly Tag[]
  /** Further acts on the list */
  readonly children: ReactNode
}

/** The search, the button for all filters, and the chosen filters as chips. */
export function MemberTools({ now, tags, children }: MemberToolsProps) {
  const t = useTexts('org_communities')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FilterBar label={t('ui.filters')}>
        <DeskSearch id="search-members" search={now.search} rest={memberAddress(now, { search: undefined })} />
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('ui.filters')}
        </Button>
        {children}
      </FilterBar>
      {isChosen(now) && <Lazy load={loadChips}>{({ MemberChips }) => <MemberChips now={now} tags={tags} />}</Lazy>}
      {isOpen && (
        <Lazy load={loadFilters}>
          {({ MemberFiltersDrawer }) => <MemberFiltersDrawer now={now} tags={tags} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  )
}
