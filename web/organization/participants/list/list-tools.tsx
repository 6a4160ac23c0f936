import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FilterBar } from '#web/ui/data/filter-bar.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from '../../desk/list/list.module.css'
import { DeskSearch } from '../../desk-search.tsx'
import { useFormChoices } from '../../use-form-choices.ts'
import type { whoTakesPart } from '../../who-takes-part.ts'
import { orderOf, readOrder, useOrders } from './list-order.ts'
import { type ListSearch, listAddress } from './list-search.ts'
import type { Forms } from './participants-of.ts'

const loadFilters = () => import('./filters-drawer.tsx')

interface ListToolsProps {
  readonly who: ReturnType<typeof whoTakesPart>
  readonly now: ListSearch
  readonly forms: Forms
  /** Moves the focus from the search to the list */
  readonly onLeave: () => void
}

/** The id of the field that `/` focuses */
export const searchFieldId = 'search-participants'

/** The search, the choice of form and order, and the button for all other filters. */
export function ListTools({ who, now, forms, onLeave }: ListToolsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const options = useOrders()
  const formChoices = useFormChoices(forms)

  return (
    <>
      <FilterBar
        oneRow
        label={t('participants.filters', { who })}
        end={
          <>
            {forms.length > 1 && (
              <Select
                label={t('participants.form')}
                hideLabel
                value={now.formId ?? ''}
                options={[{ value: '', label: t('participants.allForms') }, ...formChoices]}
                className={styles.sort}
                onChange={({ target }) => void navigate(listAddress(now, { formId: target.value || undefined }))}
              />
            )}
            <Select
              label={t('list.sort')}
              hideLabel
              value={orderOf(now)}
              options={options}
              className={styles.sort}
              onChange={({ target }) => void navigate(listAddress(now, readOrder(target.value)))}
            />
          </>
        }
      >
        <DeskSearch
          id={searchFieldId}
          search={now.search}
          rest={listAddress(now, { search: undefined })}
          onLeave={onLeave}
        />
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('ui.filters')}
        </Button>
      </FilterBar>
      {isOpen && (
        <Lazy load={loadFilters}>
          {({ FiltersDrawer }) => <FiltersDrawer now={now} forms={forms} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  )
}
