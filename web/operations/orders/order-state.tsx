import { Ban, Check, Clock, Hourglass, Undo2 } from 'lucide-react'
import type { OrderState } from '#contract/subscriptions/orders.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'

const looks = {
  Ordered: { tone: 'accent', Icon: Clock },
  PartlyPaid: { tone: 'warning', Icon: Hourglass },
  Paid: { tone: 'success', Icon: Check },
  Cancelled: { tone: 'neutral', Icon: Ban },
  Refunded: { tone: 'neutral', Icon: Undo2 },
} as const satisfies Record<OrderState, { tone: BadgeTone; Icon: typeof Check }>

export function OrderBadge({ state }: { state: OrderState }) {
  const t = useTexts('operations')
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t('orders.state', { state })}
    </Badge>
  )
}
