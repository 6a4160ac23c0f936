import { Ban, Check, Clock, PauseCircle, Send, Undo2 } from 'lucide-react'
import type { OwnPayment } from '#contract/payments/own-payment.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'

const looks = {
  Planned: { tone: 'neutral', Icon: Clock },
  Sent: { tone: 'primary', Icon: Send },
  Paid: { tone: 'success', Icon: Check },
  Returned: { tone: 'danger', Icon: Undo2 },
  Cancelled: { tone: 'neutral', Icon: Ban },
} as const

/** A payment's status, or the reason why it is held. */
export function PaymentStanding({ payment: { status, waitsBecause } }: { payment: OwnPayment }) {
  const t = useTexts('student_apps')
  if (waitsBecause !== null)
    return (
      <Badge tone="warning" icon={<PauseCircle />}>
        {t('payments.waits', { waitsBecause })}
      </Badge>
    )
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t('payments.status', { status })}
    </Badge>
  )
}
