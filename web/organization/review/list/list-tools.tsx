import { Columns3, Rows2, Rows4, Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { Late } from '#web/loading/late.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { FilterBar } from '#web/ui/data/filter-bar.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type Direction, type ListSearch, listAddress, type Sort, sorts } from './list-search.ts'
import styles from './page.module.css'
import type { Names } from './use-names.ts'

export type Overview = Output<typeof readApplicationsOverview>

const loadFilters = () => import('./filters/filters-drawer.tsx')
const loadColumns = () => import('./columns/columns-dialog.tsx')

/** Searching and sorting at once; all other filters behind one button. */
export function ListTools({ now, overview, names }: { now: ListSearch; overview: Overview; names: Names }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const isCompact = now.density === 'compact'
  return (
    <>
      <FilterBar
        label={t('list.filters')}
        end={
          <>
            <Select
              label={t('list.sort')}
              hideLabel
              value={`${now.sort} ${now.direction}`}
              options={orders.map(([sort, direction]) => ({
                value: `${sort} ${direction}`,
                label: t('sort', { order: `${sort}${direction === 'up' ? 'Up' : 'Down'}` }),
              }))}
              onChange={({ target }) => {
                const [sort, direction] = orders.find((order) => order.join(' ') === target.value) ?? orders[0]
                void navigate(listAddress(now, { sort, direction }))
              }}
            />
            <Button
              icon={<Columns3 />}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
              className={styles.wide}
            >
              {t('columns')}
            </Button>
            <IconLink
              to={listAddress(now, { density: isCompact ? undefined : 'compact', page: now.page })}
              icon={isCompact ? <Rows2 /> : <Rows4 />}
              label={t('density.to', { density: isCompact ? 'comfortable' : 'compact' })}
              className={styles.wide}
            />
          </>
        }
      >
        <Form method="get" className={styles.search}>
          {[...new URLSearchParams(listAddress(now, { search: undefined }))].map(([key, value]) => (
            <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
          ))}
          <TextInput
            type="search"
            name="search"
            label={t('list.search')}
            placeholder={t('list.search')}
            hideLabel
            defaultValue={now.search}
            autoComplete="off"
            before={<Search />}
          />
          <Button type="submit">{t('ui.search')}</Button>
        </Form>
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('ui.filters')}
        </Button>
      </FilterBar>
      {isOpen && (
        <Late load={loadFilters}>
          {({ FiltersDrawer }) => (
            <FiltersDrawer now={now} overview={overview} names={names} onClose={() => setOpen(false)} />
          )}
        </Late>
      )}
      {isChoosing && (
        <Late load={loadColumns}>
          {({ ColumnsDialog }) => (
            <ColumnsDialog now={now} questions={overview.questions} onClose={() => setChoosing(false)} />
          )}
        </Late>
      )}
    </>
  )
}

const orders: readonly [readonly [Sort, Direction], ...(readonly [Sort, Direction])[]] = [
  ['submitted', 'down'],
  ...sorts
    .flatMap((sort) => (['up', 'down'] as const).map((direction) => [sort, direction] as const))
    .filter(
      ([sort, direction]) =>
        !(sort === 'submitted' && direction === 'down') && !(sort === 'status' && direction === 'down'),
    ),
]
