import { Ban, Check, Clock, PauseCircle, Send, Undo2, UserCheck } from 'lucide-react'
import type { HoldReason, PaymentStatus } from '#contract/payments/payment-states.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import styles from './payments.module.css'

const looks = {
  Planned: { tone: 'neutral', Icon: Clock },
  Approved: { tone: 'primary', Icon: UserCheck },
  Sent: { tone: 'primary', Icon: Send },
  Paid: { tone: 'success', Icon: Check },
  Returned: { tone: 'danger', Icon: Undo2 },
  Cancelled: { tone: 'neutral', Icon: Ban },
} as const satisfies Record<PaymentStatus, { tone: BadgeTone; Icon: typeof Check }>

/** A payment's status; while it is held, the reason instead. */
export function PaymentBadge({ status, heldBecause }: { status: PaymentStatus; heldBecause: HoldReason | null }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (heldBecause !== null)
    return (
      <Badge tone="warning" icon={<PauseCircle />}>
        {t('payments.heldBecause', { reason: heldBecause })}
      </Badge>
    )
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t('payments.status', { status })}
    </Badge>
  )
}

interface Money {
  readonly minor: number
  readonly currency: string
}

export function Amount({ minor, currency }: Money) {
  return <span className={styles.amount}>{useMoney()({ minor, currency })}</span>
}

export function useMoney() {
  const language = useLanguage()
  return ({ minor, currency }: Money) => formatMoney({ amount: minor, currency }, language)
}

interface Run {
  readonly count: number
  readonly paid: number
  readonly returned: number
}

/** The outcome of a payment run; names only parts that are not empty. */
export function useRunOutcome() {
  const t = useTexts('org_candidate_list_and_detail')
  return ({ count, paid, returned }: Run) =>
    Object.entries({ paid, returned, open: count - paid - returned })
      .filter(([, payments]) => payments > 0)
      .map(([part, payments]) => t('payments.run.outcome', { part, count: payments }))
      .join(', ')
}
