import { type FormEvent, useId, useState } from 'react'
import { currencies } from '#contract/forms/form-facts.ts'
import { changePayment, type Payment } from '#contract/payments/payments.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'

interface ChangePaymentProps {
  readonly ids: ApplicationIds
  readonly payment: Payment
  readonly onClose: () => void
}

/** Changes a payment's amount, date and label. */
export function ChangePaymentDialog({ ids, payment, onClose }: ChangePaymentProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const [said, setSaid] = useState({
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    dueOn: payment.dueOn as string | null,
    label: payment.label,
    note: payment.note,
  })
  const { act, busy, failed } = useAct({ changes: 'receivedApplication', refreshes: true })
  const isWhole = said.amountMinor > 0 && said.dueOn !== null && said.label.trim() !== ''

  function send(event: FormEvent) {
    event.preventDefault()
    const { dueOn } = said
    if (!isWhole || dueOn === null || busy) return
    const { version, id: paymentId } = payment
    void act(() => askInBrowser(changePayment, { ...ids, paymentId, version, ...said, dueOn }), onClose)
  }

  return (
    <Dialog
      open
      title={t('payments.change')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!isWhole}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          <NumberField
            id="amount"
            label={t('payments.amount')}
            decimals={2}
            max={1_000_000_000}
            value={said.amountMinor / 100}
            onChange={(value) => setSaid({ ...said, amountMinor: Math.round((value ?? 0) * 100) })}
          />
          <Select
            id="currency"
            label={t('payments.currency')}
            value={said.currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={({ target }) =>
              setSaid({ ...said, currency: currencies.find((one) => one === target.value) ?? 'TRY' })
            }
          />
          <DatePicker
            label={t('payments.dueOn')}
            value={said.dueOn}
            onChange={(dueOn) => setSaid({ ...said, dueOn })}
          />
          <TextInput
            id="label"
            label={t('payments.label')}
            maxLength={100}
            value={said.label}
            onChange={({ target }) => setSaid({ ...said, label: target.value })}
          />
          <TextArea
            id="note"
            label={t('payments.note')}
            optional
            maxLength={500}
            rows={2}
            value={said.note}
            onChange={({ target }) => setSaid({ ...said, note: target.value })}
          />
          {payment.status === 'Approved' && <p>{t('payments.change.approved')}</p>}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
