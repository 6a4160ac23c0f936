import { SlidersHorizontal } from 'lucide-react'
import { Form } from 'react-router'
import type { FormType } from '#contract/forms/form-content.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './filter-form.module.css'
import { dropsOf, type Filters, filtersAddress, type ManyName } from './filters.ts'
import { inOrder } from './in-order.ts'
import type { Counts } from './use-chips.ts'

interface FilterFormProps {
  readonly type: FormType | undefined
  readonly filters: Filters
  readonly counts: Counts
  readonly path: string
  readonly total: number
}

/**
 * Submits itself with script, otherwise by its button. Beside the list on wide screens, folded above it on narrow ones.
 */
export function FilterForm({ type, filters, counts, path, total }: FilterFormProps) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const chosen = dropsOf(filters).filter(({ name }) => name !== 'search').length
  return (
    <details id="filter-box" className={styles.box}>
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden />
        {t('ui.filters')}
        {chosen > 0 && <span className={styles.chosen}>{formatNumber(chosen, language)}</span>}
      </summary>
      <Form
        id="filters"
        action={path}
        className={styles.form}
        key={filtersAddress(path, filters)}
        data-auto-submit
        aria-label={t('ui.filters')}
      >
        {type === undefined && <Group name="type" filters={filters} counts={counts} />}
        <Group name="level" filters={filters} counts={counts} />
        <Group name="cityId" filters={filters} counts={counts} />
        <Group name="universityId" filters={filters} counts={counts} />
        <Group name="workPlace" filters={filters} counts={counts} />
        <Group name="workKind" filters={filters} counts={counts} />
        <Selects filters={filters} counts={counts} />
        <Group name="companyId" filters={filters} counts={counts} />
        <noscript>
          <Button type="submit" variant="primary" wide>
            {t('filters.submit')}
          </Button>
        </noscript>
        <ButtonLink to="#results" className={styles.show} wide>
          {t('filters.show', { count: total, number: formatNumber(total, language) })}
        </ButtonLink>
      </Form>
    </details>
  )
}

function Group({ name, filters, counts }: Pick<FilterFormProps, 'filters' | 'counts'> & { name: ManyName }) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  return (
    <ChoiceGroup
      name={name}
      legend={t(legends[name])}
      choices={inOrder(name, counts, language)}
      chosen={filters[name].map(String)}
      isMore={counts.atLeast.includes(name)}
      total={counts.total}
      lookup={lookups[name]}
    />
  )
}

const legends = {
  type: 'filter.type',
  level: 'filter.level',
  cityId: 'filter.city',
  universityId: 'filter.university',
  workPlace: 'filter.workPlace',
  workKind: 'filter.workKind',
  companyId: 'filter.company',
} as const

/** Filters with too many values to list; others can be typed. */
const lookups: Partial<Record<ManyName, 'city' | 'university'>> = { cityId: 'city', universityId: 'university' }

const amounts = [1000, 2500, 5000, 10_000, 20_000]
const spans = [7, 14, 30, 90]

function Selects({ filters, counts }: Pick<FilterFormProps, 'filters' | 'counts'>) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const { minAmount, closesIn, state } = filters
  const money = (lira: number) => formatMoney({ amount: lira * 100, currency: 'TRY' }, language)
  return (
    <div className={styles.selects}>
      <Select
        name="minAmount"
        label={t('filter.minAmount')}
        placeholder={t('filter.any')}
        defaultValue={minAmount ?? ''}
        options={withOwn(amounts, minAmount).map((amount) => ({
          value: String(amount),
          label: t('filter.minAmount.from', { amount: money(amount) }),
        }))}
      />
      <Select
        name="closesIn"
        label={t('filter.closesIn')}
        placeholder={t('filter.any')}
        defaultValue={closesIn ?? ''}
        options={withOwn(spans, closesIn).map((days) => ({
          value: String(days),
          label: t('filter.closesIn.days', { days }),
        }))}
      />
      <Select
        // Not `state`, which is the id of the page's state.
        id="filter-state"
        name="state"
        label={t('filter.state')}
        defaultValue={state}
        options={(['Open', 'Upcoming', 'Closed'] as const).map((value) => ({ value, label: stateLabel(value) }))}
      />
    </div>
  )

  function stateLabel(value: Filters['state']) {
    const count = counts.state.find((choice) => choice.value === value)?.count ?? 0
    return `${t('filter.state.name', { state: value })} (${formatNumber(count, language)})`
  }
}

/** The default numbers, and the address's own if it is not among them. */
const withOwn = (usual: readonly number[], own: number | undefined) =>
  own === undefined || usual.includes(own) ? usual : [...usual, own].sort((one, other) => one - other)
