import { AlarmClock, CheckCircle2, TriangleAlert } from 'lucide-react'
import type { Breach } from '#contract/processing/breaches.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'

/** The state of the 72-hour deadline for notifying the authority, in colour and in words. */
export function BreachBadge({ breach: { hoursLeft, authorityToldAt, tellBy } }: { breach: Breach }) {
  const t = useTexts('common')
  if (hoursLeft === null) {
    const isLate = authorityToldAt !== null && authorityToldAt > tellBy
    return (
      <Badge tone={isLate ? 'warning' : 'success'} icon={<CheckCircle2 />}>
        {t('records.breach.clock', { state: isLate ? 'late' : 'inTime' })}
      </Badge>
    )
  }
  if (hoursLeft < 0)
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        {t('records.breach.clock', { state: 'over' })}
      </Badge>
    )
  return (
    <Badge tone={hoursLeft < 24 ? 'danger' : 'warning'} icon={<AlarmClock />}>
      {t('records.hours', { hours: hoursLeft })}
    </Badge>
  )
}
