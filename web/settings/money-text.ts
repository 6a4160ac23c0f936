import { formatMoney, type Money } from '#platform/text/money.ts'
import { useLanguage } from '../place.tsx'

/** Formats sums, one for each currency: `45.000 TL + 200 EUR`. */
export function useMoneyText() {
  const language = useLanguage()
  return (amounts: readonly Money[]) => {
    const byCurrency = Map.groupBy(amounts, ({ currency }) => currency)
    return [...byCurrency]
      .map(([currency, own]) => ({ currency, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
      .map((sum) => formatMoney(sum, language))
      .join(' + ')
  }
}
