import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { PaymentActDialog } from '../payment-act-dialog.tsx'

interface ApproveMonthProps {
  readonly month: string
  readonly earlier: boolean
  readonly ofFormId: string | undefined
  /** The number of payments that this member may approve */
  readonly count: number
}

/** Approves all payments of a month, across all pages; the dialog states months, people and the sum. */
export function ApproveMonth({ count, ...target }: ApproveMonthProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" icon={<BadgeCheck />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('payments.approveMonth', { count })}
      </Button>
      {isAsking && (
        <PaymentActDialog act="approve" target={target} onClose={() => setAsking(false)} focus="payments-title" />
      )}
    </>
  )
}
