import { Search } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { type Filters, filtersAddress } from './filters.ts'
import styles from './search-row.module.css'

/** Both belong to the form of the filters, wherever they stand: one press sends everything. */
export function SearchRow({ path, filters }: { path: string; filters: Filters }) {
  const t = useTexts('public_lists')
  const options = [
    { value: 'deadline', label: t('sort.deadline') },
    { value: 'newest', label: t('lists.order.newest') },
    { value: 'amount', label: t('sort.amount') },
  ]
  return (
    <search className={styles.row} key={filtersAddress(path, filters)}>
      <div className={styles.search}>
        <TextInput
          form="filters"
          name="search"
          type="search"
          label={t('search.label')}
          hideLabel
          placeholder={t('search.placeholder')}
          defaultValue={filters.search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button form="filters" type="submit" variant="primary" icon={<Search aria-hidden />}>
          {t('ui.search')}
        </Button>
      </div>
      <div className={styles.sort}>
        <Select
          form="filters"
          name="sort"
          label={t('lists.order')}
          hideLabel
          options={options}
          defaultValue={filters.sort}
        />
      </div>
    </search>
  )
}
