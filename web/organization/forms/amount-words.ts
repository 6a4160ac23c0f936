import type { Amount } from '#contract/forms/form-content.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '../../texts/texts.tsx'

/** `Ayda 4.000 TL, 9 ay` */
export function useAmountWords() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  return ({ minor, currency, period, times }: Amount): string => {
    const money = formatMoney({ amount: minor, currency }, language)
    return times && period !== 'once'
      ? t('amount.eachTimes', { period, money, times })
      : t('amount.each', { period, money })
  }
}
