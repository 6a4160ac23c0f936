import type { Amount, FormType } from '#contract/forms/form-content.ts'
import { currencies, periods } from '#contract/forms/form-facts.ts'
import { formatMoney } from '#platform/text/money.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { periodTexts } from '../../words.ts'
import styles from './amount-fields.module.css'

interface AmountFieldsProps {
  readonly type: FormType
  readonly amount: Amount | null
  readonly onChange: (amount: Amount | null) => void
}

const none: Amount = { minor: 0, currency: 'TRY', period: 'month', times: null }

/** Fields for an amount of money, which is stored in its smallest unit (kuruş) and typed in the main one. */
export function AmountFields({ type, amount, onChange }: AmountFieldsProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const now = amount ?? none
  const set = (change: Partial<Amount>) => onChange({ ...now, ...change })
  const total = now.minor * (now.times ?? 1)
  return (
    <FieldGroup
      id="basics.amount"
      name={undefined}
      label={type === 'job' ? t('amount.pay') : t('amount')}
      optional={type !== 'scholarship'}
      help={
        now.minor > 0 && now.times !== null && now.period !== 'once'
          ? t('amount.total', { total: formatMoney({ amount: total, currency: now.currency }, language) })
          : t('amount.help')
      }
    >
      {() => (
        <div className={styles.row}>
          <NumberField
            id="basics.amount.minor"
            label={t('amount.value')}
            decimals={2}
            min={0}
            max={1_000_000_000}
            value={now.minor > 0 ? now.minor / 100 : null}
            onChange={(value) => set({ minor: Math.round((value ?? 0) * 100) })}
          />
          <Select
            id="basics.amount.currency"
            label={t('amount.currency')}
            value={now.currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={({ target }) =>
              set({ currency: currencies.find((currency) => currency === target.value) ?? 'TRY' })
            }
          />
          <Select
            id="basics.amount.period"
            label={t('amount.period')}
            value={now.period}
            options={periods.map((value) => ({ value, label: t(periodTexts[value]) }))}
            onChange={({ target }) => set({ period: periods.find((period) => period === target.value) ?? 'month' })}
          />
          {now.period !== 'once' && (
            <NumberField
              id="basics.amount.times"
              label={t('amount.times')}
              optional
              min={1}
              max={120}
              value={now.times}
              onChange={(times) => set({ times })}
            />
          )}
        </div>
      )}
    </FieldGroup>
  )
}
