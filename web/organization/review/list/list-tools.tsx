import { Columns3, Rows2, Rows4, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { FilterBar } from '#web/ui/data/filter-bar.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from '../../desk/list/list.module.css'
import { type ListSearch, listAddress } from '../../desk/list/list-search.ts'
import type { Overview } from '../../desk/list/overview.ts'
import type { Names } from '../../desk/list/use-names.ts'
import { DeskSearch } from '../../desk-search.tsx'
import { orderOf, readOrder, useOrders } from './list-order.ts'

const loadFilters = () => import('./filters/filters-drawer.tsx')
const loadColumns = () => import('./columns/columns-dialog.tsx')

interface ListToolsProps {
  readonly now: ListSearch
  readonly overview: Overview
  readonly names: Names
  /** Moves the focus from the search to the list */
  readonly onLeave: () => void
}

/** The id of the field that `/` focuses */
export const searchFieldId = 'search-applications'

/** The search, the order, and the button for all other filters; on a phone the order is among the filters. */
export function ListTools({ now, overview, names, onLeave }: ListToolsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const isCompact = now.density === 'compact'
  const orders = useOrders(now, overview.questions)

  return (
    <>
      <FilterBar
        oneRow
        label={t('list.filters')}
        end={
          <>
            <Select
              label={t('list.sort')}
              hideLabel
              value={orderOf(now)}
              options={orders}
              className={styles.sort}
              onChange={({ target }) => void navigate(listAddress(now, readOrder(target.value)))}
            />
            <Button
              icon={<Columns3 />}
              aria-haspopup="dialog"
              title={t('columns')}
              onClick={() => setChoosing(true)}
              className={styles.folds}
            >
              {t('columns')}
            </Button>
            <IconLink
              to={listAddress(now, { density: isCompact ? undefined : 'compact', page: now.page })}
              icon={isCompact ? <Rows2 /> : <Rows4 />}
              label={t('density.to', { density: isCompact ? 'comfortable' : 'compact' })}
            />
          </>
        }
      >
        <DeskSearch
          id={searchFieldId}
          search={now.search}
          label={t('list.search.applicants')}
          rest={listAddress(now, { search: undefined })}
          onLeave={onLeave}
        />
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('ui.filters')}
        </Button>
      </FilterBar>
      {isOpen && (
        <Lazy load={loadFilters}>
          {({ FiltersDrawer }) => (
            <FiltersDrawer now={now} overview={overview} names={names} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
      {isChoosing && (
        <Lazy load={loadColumns}>
          {({ ColumnsDialog }) => <ColumnsDialog now={now} overview={overview} onClose={() => setChoosing(false)} />}
        </Lazy>
      )}
    </>
  )
}
