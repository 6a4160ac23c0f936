import { Ban, FileText, FileUp, HandCoins, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { linkOperatedInvoice, type OperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'

type Asked = 'payment' | 'cancel' | 'refund' | 'surplus' | 'invoice'

// Lazy: the dialogs need a calendar and fields that viewing an order does not.
const loadDialogs = () => import('./order-dialogs.tsx')

/** The acts that the order's state allows. */
export function OrderActs({ order }: { order: OperatedOrder }) {
  const t = useTexts('operations')
  const [asked, ask] = useState<Asked>()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const { id: orderId, state, surplusMinor, hasInvoice } = order
  const isUnpaid = state === 'Ordered' || state === 'PartlyPaid'
  const isPaid = state === 'Paid'
  const show = () =>
    act(
      () => askInBrowser(linkOperatedInvoice, { orderId }),
      ({ address }) => window.location.assign(address),
    )
  return (
    <Cluster>
      {isUnpaid && (
        <Button variant="primary" icon={<HandCoins />} onClick={() => ask('payment')}>
          {t('order.act.payment')}
        </Button>
      )}
      {surplusMinor > 0 && (
        <Button icon={<Undo2 />} onClick={() => ask('surplus')}>
          {t('order.act.surplus')}
        </Button>
      )}
      {(isPaid || state === 'Refunded') && (
        <Button icon={<FileUp />} onClick={() => ask('invoice')}>
          {t('order.act.invoice', { again: hasInvoice ? 'yes' : 'no' })}
        </Button>
      )}
      {hasInvoice && (
        <Button icon={<FileText />} loading={busy} onClick={() => void show()}>
          {t('order.act.show')}
        </Button>
      )}
      {isUnpaid && (
        <Button icon={<Ban />} onClick={() => ask('cancel')}>
          {t('order.act.cancel')}
        </Button>
      )}
      {isPaid && (
        <Button icon={<Undo2 />} onClick={() => ask('refund')}>
          {t('order.act.refund')}
        </Button>
      )}
      {asked && (
        <Lazy load={loadDialogs}>
          {({ CancelDialog, InvoiceDialog, PaymentDialog, RefundDialog }) => {
            const shared = { order, onClose: () => ask(undefined) }
            if (asked === 'payment') return <PaymentDialog {...shared} />
            if (asked === 'cancel') return <CancelDialog {...shared} />
            if (asked === 'invoice') return <InvoiceDialog {...shared} />
            return <RefundDialog {...shared} isWhole={asked === 'refund'} />
          }}
        </Lazy>
      )}
    </Cluster>
  )
}
