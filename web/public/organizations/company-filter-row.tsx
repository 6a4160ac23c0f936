import { Form } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { listCompanies } from '#contract/listings/listings.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SearchWords } from '../search-words.tsx'
import styles from './company-filter-row.module.css'
import { type CompanyFilters, companiesAddress } from './company-filters.ts'

type Found = Output<typeof listCompanies>

interface CompanyFilterRowProps extends Pick<Found, 'types' | 'cities'> {
  readonly filters: CompanyFilters
}

export function CompanyFilterRow({ filters, types, cities }: CompanyFilterRowProps) {
  const t = useTexts('organizations')
  const language = useLanguage()
  const counted = ({ value, name, count }: Found['types'][number]) => ({
    value,
    label: `${name} (${formatNumber(count, language)})`,
  })
  return (
    <search>
      <Form action="/organizations" className={styles.row} key={companiesAddress(filters)} data-auto-submit>
        <div className={styles.search}>
          <SearchWords label={t('search.label')} placeholder={t('search.placeholder')} defaultValue={filters.search} />
        </div>
        <Select
          name="type"
          label={t('filter.type')}
          hideLabel
          placeholder={t('filter.type.any')}
          defaultValue={filters.type ?? ''}
          options={types.map(counted)}
        />
        <Select
          name="cityId"
          label={t('label.city')}
          hideLabel
          placeholder={t('filter.city.any')}
          defaultValue={filters.cityId ?? ''}
          options={cities.map(counted)}
        />
        <Select
          name="sort"
          label={t('lists.order')}
          hideLabel
          defaultValue={filters.sort}
          options={[
            { value: 'openForms', label: t('sort.openForms') },
            { value: 'name', label: t('sort.name') },
            { value: 'newest', label: t('lists.order.newest') },
          ]}
        />
        <Checkbox
          id="hasOpenForms"
          name="hasOpenForms"
          value="true"
          label={t('filter.open')}
          defaultChecked={filters.hasOpenForms}
        />
      </Form>
    </search>
  )
}
