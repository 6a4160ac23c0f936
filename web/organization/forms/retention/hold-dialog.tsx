import { type FormEvent, useId, useState } from 'react'
import { holdRetention } from '#contract/retention/retention.ts'
import { findNames } from '#contract/review/search-applications.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'

/** Holds one application, named by the number on its receipt, or the whole form. */
export function HoldDialog({ formId, onClose }: { formId: string; onClose: () => void }) {
  const t = useTexts('org_forms')
  const id = useId()
  const me = useMe()
  const companyId = me.myId
  const [number, setNumber] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const { act, busy, failed } = useAct({ changes: 'retention' })
  const canSend = reason.trim() !== '' && until !== null
  const today = istanbulDay(new Date())

  async function send() {
    if (until === null) return false
    const wanted = number.trim()
    if (wanted === '') {
      await askInBrowser(holdRetention, { companyId, formId, reason, until })
      return true
    }
    const { items } = await askInBrowser(findNames, { companyId, formId, type: 'number', search: wanted })
    const [found] = items
    if (!found || items.length > 1) return false
    await askInBrowser(holdRetention, { companyId, formId, applicationId: found.id, reason, until })
    return true
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend || busy) return
    void act(send, (isHeld) => {
      setUnknown(!isHeld)
      if (!isHeld) return
      onClose()
      showToast({ tone: 'success', title: t('retention.hold.done') })
    })
  }

  return (
    <Dialog
      open
      title={t('retention.hold')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!canSend}>
            {t('retention.hold.submit')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" onSubmit={submit}>
        <Stack gap={5}>
          {may(me, 'Applications', 'read') && (
            <TextInput
              id="holdNumber"
              optional
              label={t('retention.hold.number')}
              help={t('retention.hold.number.help')}
              error={isUnknown ? t('retention.hold.number.unknown') : undefined}
              autoComplete="off"
              value={number}
              onChange={({ target }) => {
                setNumber(target.value)
                setUnknown(false)
              }}
            />
          )}
          <TextArea
            name="reason"
            label={t('retention.hold.reason')}
            help={t('retention.hold.reason.help')}
            maxLength={1000}
            rows={3}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <LazyDatePicker
            label={t('retention.hold.until')}
            value={until}
            min={today}
            max={`${Number(today.slice(0, 4)) + 10}${today.slice(4)}`}
            onChange={setUntil}
          />
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
