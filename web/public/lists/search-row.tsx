import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SearchWords } from '../search-words.tsx'
import { type Filters, filtersAddress } from './filters.ts'
import styles from './search-row.module.css'

/** Search and sorting. They belong to the form of the filters, so one press sends everything. */
export function SearchRow({ path, filters }: { path: string; filters: Filters }) {
  const t = useTexts('public_lists')
  const options = [
    { value: 'relevance', label: t('sort.relevance') },
    { value: 'deadline', label: t('sort.deadline') },
    { value: 'newest', label: t('lists.order.newest') },
    { value: 'amount', label: t('sort.amount') },
  ]
  return (
    <search className={styles.row} key={filtersAddress(path, filters)}>
      <div className={styles.search}>
        <SearchWords
          form="filters"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          defaultValue={filters.search}
        />
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
