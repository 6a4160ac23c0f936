import type { Amount } from '#contract/forms/form-content.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'

/** `4.000 TL / ay · 9 ay`, `TRY 4,000 a month · 9 months` */
export function useAmountText() {
  const t = useTexts('public_lists')
  const language = useLanguage()
  return ({ minor, currency, period, times }: Amount) => {
    const amount = t('amount.each', { period, amount: formatMoney({ amount: minor, currency }, language) })
    return times === null || period === 'once' ? amount : `${amount} · ${t('amount.times', { period, times })}`
  }
}
