import { FileText, ReceiptText, X } from 'lucide-react'
import { useState } from 'react'
import { cancelOwnOrder, linkInvoice, linkProforma, type Order } from '#contract/subscriptions/orders.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface OrderActsProps {
  readonly order: Order
  readonly titleId: string
}

/** The documents of an order, and its cancellation before payment. */
export function OrderActs({ order, titleId }: OrderActsProps) {
  const t = useTexts('org_dashboard')
  const { myId: companyId, isSuspended } = useMe()
  const ids = { companyId, orderId: order.id }
  const { act, busy, failed } = useAct({ changes: 'subscription', refreshes: true })
  const [isAsking, setAsking] = useState(false)
  const take = (call: typeof linkProforma | typeof linkInvoice) =>
    act(
      () => askInBrowser(call, ids),
      ({ address }) => window.location.assign(`${address}&download=1`),
    )
  const cancel = () =>
    act(
      () => askInBrowser(cancelOwnOrder, ids),
      () => {
        setAsking(false)
        showToast({ tone: 'success', title: t('orders.cancelled', { reference: order.reference }) })
      },
    )
  return (
    <>
      {!isAsking && <FailedNotice failed={failed} />}
      <Cluster gap={2}>
        <Button
          size="small"
          icon={<FileText />}
          loading={busy}
          aria-describedby={titleId}
          onClick={() => void take(linkProforma)}
        >
          {t('orders.proforma')}
        </Button>
        {order.hasInvoice && (
          <Button
            size="small"
            icon={<ReceiptText />}
            loading={busy}
            aria-describedby={titleId}
            onClick={() => void take(linkInvoice)}
          >
            {t('orders.invoice')}
          </Button>
        )}
        {order.can.cancel && !isSuspended && (
          <Button size="small" icon={<X />} aria-describedby={titleId} onClick={() => setAsking(true)}>
            {t('orders.cancel')}
          </Button>
        )}
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('orders.cancel.title', { reference: order.reference })}
          detail={
            <Stack>
              <p>{t('orders.cancel.detail')}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('orders.cancel')}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
          loading={busy}
        />
      )}
    </>
  )
}
