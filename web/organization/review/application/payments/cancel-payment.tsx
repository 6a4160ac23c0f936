import { cancelPayment, type Payment } from '#contract/payments/payments.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'

interface CancelPaymentProps {
  readonly ids: ApplicationIds
  readonly payment: Payment
  readonly onClose: () => void
}

/** Asks before a payment is cancelled. */
export function CancelPayment({ ids, payment, onClose }: CancelPaymentProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplication', showsProblemInDialog: true })
  const { id: paymentId, version } = payment
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('payments.cancel.title')}
      detail={t('payments.cancel.detail')}
      confirmText={t('payments.cancel')}
      loading={busy}
      onCancel={onClose}
      onConfirm={() =>
        void act(
          () => askInBrowser(cancelPayment, { ...ids, paymentId, version }),
          () => focusIfLost('payment-rows'),
        ).then(onClose)
      }
    />
  )
}
