import { useState } from 'react'
import type { FormType } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface DeclineDialogProps {
  readonly formType: FormType
  readonly busy: boolean
  readonly onDecline: (reason: string) => void
  readonly onCancel: () => void
}

/** Confirms declining a place, with an optional reason. */
export function DeclineDialog({ formType, busy, onDecline, onCancel }: DeclineDialogProps) {
  const t = useTexts('student_apps')
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('award.decline.title', { formType })}
      detail={
        <Stack>
          <p>{t('award.decline.detail', { formType })}</p>
          <TextArea
            label={t('award.decline.reason')}
            help={t('award.decline.reason.help')}
            rows={3}
            limit={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      }
      confirmText={t('award.decline', { formType })}
      cancelText={t('award.decline.cancel', { formType })}
      onConfirm={() => onDecline(reason.slice(0, 500).trim())}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
