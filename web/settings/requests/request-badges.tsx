import { AlarmClock, CheckCircle2, CircleSlash, Clock, MessageCircleQuestion, TriangleAlert, Undo2 } from 'lucide-react'
import type { OwnDataRequest } from '#contract/data-requests/own-data-requests.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'

type Standing = Pick<OwnDataRequest, 'state' | 'outcome' | 'daysLeft'>

const looks = {
  open: ['primary', <Clock key="open" />],
  asked: ['accent', <MessageCircleQuestion key="asked" />],
  withdrawn: ['neutral', <Undo2 key="withdrawn" />],
  done: ['success', <CheckCircle2 key="done" />],
  partly: ['warning', <CheckCircle2 key="partly" />],
  refused: ['neutral', <CircleSlash key="refused" />],
} as const satisfies Readonly<Record<string, readonly [BadgeTone, unknown]>>

/** The state or the outcome of a request. */
export function StateBadge({ request: { state, outcome } }: { request: Pick<Standing, 'state' | 'outcome'> }) {
  const t = useTexts('common')
  const shown = state === 'answered' ? (outcome ?? 'done') : state
  const [tone, icon] = looks[shown]
  return (
    <Badge tone={tone} icon={icon}>
      {t('kvkk.state', { state: shown })}
    </Badge>
  )
}

/** The remaining days of thirty, in colour and in words; renders nothing once the request has ended. */
export function ClockBadge({ daysLeft }: Pick<Standing, 'daysLeft'>) {
  const t = useTexts('common')
  if (daysLeft === null) return null
  if (daysLeft < 0)
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        {t('kvkk.late', { days: -daysLeft })}
      </Badge>
    )
  return (
    <Badge tone={daysLeft <= 7 ? 'warning' : 'neutral'} icon={<AlarmClock />}>
      {t('kvkk.left', { days: daysLeft })}
    </Badge>
  )
}
