import type { Amount } from '#contract/form-content.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { periodTexts } from './words.ts'

/** `4.000 TL · Ayda · 9×` */
export function useAmountWords() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  return ({ minor, currency, period, times }: Amount): string => {
    const money = formatMoney({ amount: minor, currency }, language)
    return [money, t(periodTexts[period]), times && period !== 'once' ? `${times}×` : ''].filter(Boolean).join(' · ')
  }
}
