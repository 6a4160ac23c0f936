import { useState } from 'react'
import {
  attachInvoice,
  cancelOrder,
  confirmOrder,
  type OperatedOrder,
  refundOrder,
} from '#contract/subscriptions/operate-orders.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { base64Of } from '#web/organization/base64-of.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useLira } from '../money.tsx'

interface OrderDialogProps {
  readonly order: OperatedOrder
  readonly onClose: () => void
}

const today = () => istanbulDay(new Date())
const toMinor = (lira: number) => Math.round(lira * 100)

/** Records a payment. A short one leaves the order open, an excess becomes a surplus; the dialog says so first. */
export function PaymentDialog({ order, onClose }: OrderDialogProps) {
  const t = useTexts('operations')
  const lira = useLira()
  const { id: orderId, version, openMinor } = order
  const [amount, setAmount] = useState<number | null>(openMinor / 100)
  const [on, setOn] = useState<string | null>(today())
  const [note, setNote] = useState('')
  const minor = toMinor(amount ?? 0)
  const outcome = minor < openMinor ? 'short' : minor > openMinor ? 'over' : 'exact'
  return (
    <ActDialog
      title={t('order.act.payment')}
      lead={<p>{t('payment.lead', { reference: order.reference, open: lira(openMinor) })}</p>}
      submit={t('payment.submit')}
      done={t('payment.done', { outcome })}
      asksReason={false}
      canSubmit={minor > 0 && on !== null}
      onClose={onClose}
      act={() => askInBrowser(confirmOrder, { orderId, version, amountMinor: minor, on: on ?? today(), note })}
    >
      {(lacks) => (
        <>
          <NumberField
            id="amount"
            label={t('order.amount')}
            error={lacks(minor === 0)}
            help={minor > 0 ? t('payment.outcome', { outcome, rest: lira(Math.abs(openMinor - minor)) }) : undefined}
            value={amount}
            min={0.01}
            max={1_000_000_000}
            decimals={2}
            onChange={setAmount}
          />
          <DatePicker label={t('order.on')} value={on} max={today()} error={lacks(on === null)} onChange={setOn} />
          <TextInput
            name="note"
            label={t('order.note')}
            help={t('payment.note.help')}
            optional
            maxLength={200}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      )}
    </ActDialog>
  )
}

export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const t = useTexts('operations')
  const lira = useLira()
  const { id: orderId, version, receivedMinor, company } = order
  return (
    <ActDialog
      title={t('order.act.cancel')}
      lead={
        <p>
          {receivedMinor > 0
            ? t('cancel.received', { company: company.name, received: lira(receivedMinor) })
            : t('cancel.lead', { company: company.name })}
        </p>
      }
      submit={t('order.act.cancel')}
      done={t('cancel.done')}
      isDangerous
      onClose={onClose}
      act={(reason) => askInBrowser(cancelOrder, { orderId, version, reason })}
    />
  )
}

interface RefundDialogProps extends OrderDialogProps {
  /** The whole payment with the credits, or only the surplus */
  readonly isWhole: boolean
}

export function RefundDialog({ order, isWhole, onClose }: RefundDialogProps) {
  const t = useTexts('operations')
  const lira = useLira()
  const { id: orderId, version, receivedMinor, refundedMinor, surplusMinor } = order
  const most = isWhole ? receivedMinor - refundedMinor : surplusMinor
  const [amount, setAmount] = useState<number | null>(most / 100)
  const [on, setOn] = useState<string | null>(today())
  const minor = toMinor(amount ?? 0)
  return (
    <ActDialog
      title={isWhole ? t('order.act.refund') : t('order.act.surplus')}
      lead={<p>{isWhole ? t('refund.whole') : t('refund.surplus', { surplus: lira(surplusMinor) })}</p>}
      submit={t('refund.submit')}
      done={t('refund.done')}
      isDangerous={isWhole}
      canSubmit={minor > 0 && minor <= most && on !== null}
      onClose={onClose}
      act={(reason) =>
        askInBrowser(refundOrder, {
          orderId,
          version,
          amountMinor: minor,
          on: on ?? today(),
          takesCreditsBack: isWhole,
          reason,
        })
      }
    >
      {(lacks) => (
        <>
          <NumberField
            id="amount"
            label={t('order.amount')}
            error={lacks(minor === 0)}
            help={t('refund.most', { most: lira(most) })}
            value={amount}
            min={0.01}
            max={most / 100}
            decimals={2}
            onChange={setAmount}
          />
          <DatePicker label={t('refund.on')} value={on} max={today()} error={lacks(on === null)} onChange={setOn} />
        </>
      )}
    </ActDialog>
  )
}

export function InvoiceDialog({ order, onClose }: OrderDialogProps) {
  const t = useTexts('operations')
  const [file, setFile] = useState<File>()
  // Idempotent, so that a retry after a lost answer does not notify the organization twice.
  const { keyOf } = useRequestKey()
  return (
    <ActDialog
      title={t('order.act.invoice', { again: order.hasInvoice ? 'yes' : 'no' })}
      lead={<p>{t('invoice.lead', { company: order.company.name })}</p>}
      submit={t('invoice.submit')}
      done={t('invoice.done')}
      asksReason={false}
      canSubmit={file !== undefined}
      onClose={onClose}
      act={async () => {
        if (!file) return
        const asked = { orderId: order.id, file: await base64Of(file), fileName: file.name }
        await askInBrowser(attachInvoice, asked, { key: keyOf(asked) })
      }}
    >
      {(lacks) => (
        <FileDrop
          prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
          label={t('invoice.file')}
          help={file ? t('invoice.picked', { name: file.name }) : t('invoice.help')}
          name="file"
          accept="application/pdf,.pdf"
          error={lacks(file === undefined)}
          onPick={([picked]) => setFile(picked)}
        />
      )}
    </ActDialog>
  )
}
