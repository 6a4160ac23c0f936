import { BadgeCheck, Check, PauseCircle, PlayCircle, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { PaymentActDialog, type PaymentActName } from '../payment-act-dialog.tsx'
import type { ListedPayment } from './payments-table.tsx'

const icons = { approve: BadgeCheck, hold: PauseCircle, release: PlayCircle, paid: Check, returned: Undo2 } as const

/** Acts on the selected payments; an act that none of them allows is hidden. */
export function SelectionActs({ payments, onClear }: { payments: readonly ListedPayment[]; onClear: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const [act, setAct] = useState<PaymentActName>()
  const offered: Readonly<Record<PaymentActName, boolean>> = {
    approve: payments.some(({ can }) => can.approve),
    hold: payments.some(({ can, heldBecause }) => can.change && heldBecause !== 'byHand'),
    release: payments.some(({ can, heldBecause }) => can.change && heldBecause === 'byHand'),
    paid: payments.some(({ can, status }) => can.settle && status !== 'Paid'),
    returned: payments.some(({ can, status }) => can.settle && (status === 'Sent' || status === 'Paid')),
  }
  const names = (Object.keys(icons) as PaymentActName[]).filter((name) => offered[name])
  return (
    <>
      <SelectionBar label={t('payments.selected', { count: payments.length })} onClear={onClear}>
        {names.map((name) => {
          const Icon = icons[name]
          return (
            <Button key={name} size="small" icon={<Icon />} aria-haspopup="dialog" onClick={() => setAct(name)}>
              {t('payments.act', { act: name })}
            </Button>
          )
        })}
      </SelectionBar>
      {act && (
        <PaymentActDialog
          act={act}
          target={{ paymentIds: payments.map(({ id }) => id) }}
          onClose={() => setAct(undefined)}
          onDone={onClear}
          focus="payments-title"
        />
      )}
    </>
  )
}
