import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { undoEnteredParticipants } from '#contract/participants/enter-participants.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface UndoImportProps {
  readonly ids: { readonly companyId: string; readonly formId: string; readonly actId: string }
  readonly count: number
  readonly size?: 'small'
  readonly onUndone: (undone: Output<typeof undoEnteredParticipants>) => void
}

/** Takes a whole import of participants back, after a question. */
export function UndoImport({ ids, count, size, onUndone }: UndoImportProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct()
  const [isAsking, setAsking] = useState(false)
  const undo = () =>
    void act(
      () => askInBrowser(undoEnteredParticipants, ids),
      async (done) => {
        setAsking(false)
        onUndone(done)
        await invalidate('participants', 'receivedApplications', 'payments', 'subscription')
      },
    )
  return (
    <>
      <Button {...(size && { size })} onClick={() => setAsking(true)}>
        {t('scholars.undo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('scholars.undo')}
        detail={
          <Stack>
            <p>{t('scholars.undo.detail', { count })}</p>
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={t('scholars.undo')}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={undo}
      />
    </>
  )
}
