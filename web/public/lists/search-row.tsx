import type { FormType } from '#contract/forms/form-content.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SearchWords } from '../search-words.tsx'
import { type Filters, filtersAddress } from './filters.ts'
import styles from './search-row.module.css'

interface SearchRowProps {
  readonly type: FormType | undefined
  readonly path: string
  readonly filters: Filters
}

/** Search and order. They belong to the filters' form, so one submit sends all. */
export function SearchRow({ type, path, filters }: SearchRowProps) {
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
          suggests={type ?? 'all'}
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
