import { currencies } from '#contract/forms/form-facts.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'
import styles from '../../review/entries/entries.module.css'
import type { Asking } from './asking.ts'

export interface WrittenPlan extends Omit<NonNullable<Asking['plan']>, 'from'> {
  readonly from: string | null
}

type Fields = readonly (string | null)[]

/** The missing fields of the common plan. The amount may come from each row instead. */
export const lackingIn = ({ amountMinor, from, label }: WrittenPlan, fields: Fields) => [
  ...(amountMinor === null && !fields.includes('amount') ? (['amount'] as const) : []),
  ...(from === null ? (['from'] as const) : []),
  ...(label.trim() === '' ? (['label'] as const) : []),
]

interface PlanPartProps {
  readonly isPlanned: boolean
  readonly plan: WrittenPlan
  /** The fields that the columns are mapped to */
  readonly fields: Fields
  readonly isSent: boolean
  readonly onWant: (isPlanned: boolean) => void
  readonly onChange: (plan: WrittenPlan) => void
}

/** The payments of people whose row names none. */
export function PlanPart({ isPlanned, plan, fields, isSent, onWant, onChange }: PlanPartProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const set = (change: Partial<WrittenPlan>) => onChange({ ...plan, ...change })
  const lacking = isSent ? lackingIn(plan, fields) : []
  return (
    <Card className={styles.way}>
      <h2>{t('scholars.plan')}</h2>
      <Checkbox
        label={t('scholars.plan.wanted')}
        help={t('scholars.plan.help')}
        checked={isPlanned}
        onChange={({ target }) => onWant(target.checked)}
      />
      {isPlanned && (
        <Stack gap={4}>
          <Grid column="small">
            <NumberField
              id="amount"
              label={t('payments.amount')}
              decimals={2}
              max={1_000_000_000}
              optional={fields.includes('amount')}
              error={lacking.includes('amount') ? t('scholars.plan.amount') : undefined}
              value={plan.amountMinor === null ? null : plan.amountMinor / 100}
              onChange={(value) => set({ amountMinor: value ? Math.round(value * 100) : null })}
            />
            <Select
              id="currency"
              label={t('payments.currency')}
              value={plan.currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={({ target }) => set({ currency: currencies.find((one) => one === target.value) ?? 'TRY' })}
            />
            <NumberField
              id="times"
              label={t('scholars.field', { field: 'months' })}
              min={1}
              max={60}
              value={plan.times ?? 1}
              onChange={(value) => set({ times: value ?? 1 })}
            />
          </Grid>
          <LazyDatePicker
            label={t('pay.from')}
            value={plan.from}
            error={lacking.includes('from') ? t('scholars.plan.from') : undefined}
            onChange={(from) => set({ from })}
          />
          <TextInput
            id="label"
            label={t('payments.label')}
            help={t('pay.label.help')}
            maxLength={100}
            error={lacking.includes('label') ? t('scholars.plan.label') : undefined}
            value={plan.label}
            onChange={({ target }) => set({ label: target.value })}
          />
        </Stack>
      )}
    </Card>
  )
}
