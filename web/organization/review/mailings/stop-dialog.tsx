import { useEffect } from 'react'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import type { Failed } from '#web/forms/use-checked-form.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { Outbox } from '../../desk/message/outbox.ts'

interface StopDialogProps {
  readonly outbox: Outbox
  readonly left: number
  /** Nothing is left to stop */
  readonly isOver: boolean
  readonly busy: boolean
  readonly failed: Failed | undefined
  readonly onStop: () => void
  readonly onCancel: () => void
  readonly onOver: () => void
}

const pollMs = 2000

/** Confirms stopping a mailing for good: its rest cannot be sent later. Its numbers are updated meanwhile. */
export function StopDialog({ outbox, left, isOver, busy, failed, onStop, onCancel, onOver }: StopDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { changes } = outbox
  useEffect(() => {
    const timer = setInterval(() => void invalidate(changes), pollMs)
    return () => clearInterval(timer)
  }, [changes])
  useEffect(() => {
    if (isOver && !busy) onOver()
  }, [isOver, busy, onOver])
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('mailing.stop.title')}
      detail={
        <Stack>
          <p>{t('mailing.stop.detail', { count: left })}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('mailing.stop')}
      onConfirm={onStop}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
