import { useTexts } from '../texts/texts.tsx'
import { Sparkline } from '../ui/charts/sparkline.tsx'

/** A sparkline of the applications of the last days, with their sum for screen readers. */
export function PerDayLine({ perDay }: { perDay: readonly number[] }) {
  const t = useTexts('org_dashboard')
  const total = perDay.reduce((sum, count) => sum + count, 0)
  return <Sparkline label={t('perDay', { count: total, days: perDay.length })} values={perDay} />
}
