import { useEffect, useId } from 'react'
import type { DocumentFault } from '#contract/fields/application-status.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../../ask-before-closing.tsx'

const refusal = async () => (await import('./schemas.ts')).Refusal

export interface Refused {
  readonly status: 'Refused'
  readonly fault: DocumentFault
  readonly reason: string
}

interface RefuseDialogProps {
  /** The name of the document */
  readonly name: string
  readonly fault: DocumentFault
  /** Whether it can still be refused: a colleague or the candidate may have acted meanwhile. */
  readonly isPossible: boolean
  /** Whether requesting another document costs a credit */
  readonly costs: boolean
  readonly send: (refused: Refused) => Promise<unknown>
  readonly onClose: () => void
}

/** Refuses a document with a reason, which the candidate reads before uploading another. */
export function RefuseDialog({ name, fault, isPossible, costs, send, onClose }: RefuseDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const form = useAskForm(refusal, 'Company', async ({ reason }) => {
    await send({ status: 'Refused', fault, reason }).catch(fetchWhatChanged)
    await invalidate('receivedApplication')
    onClose()
  })
  useEffect(() => {
    if (form.errors.length > 0) document.getElementById('reason')?.focus()
  }, [form.errors])
  const isOver = form.failed !== undefined && !isPossible
  const { close, question } = useAskBeforeClosing(!isOver && form.value('reason').trim() !== '', onClose)
  return (
    <Dialog
      open
      title={t('requests.refuse.title', { name, fault })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{isOver ? t('ui.close') : t('ui.cancel')}</Button>
          {!isOver && (
            <Button type="submit" form={id} variant="primary" loading={form.sending}>
              {t('requests.refuse.send')}
            </Button>
          )}
        </>
      }
    >
      <form {...form.form} id={id}>
        <Stack>
          <p>{costs ? t('requests.refuse.costs') : t('requests.refuse.lead')}</p>
          <TextArea {...form.field('reason')} label={t('requests.refuse.reason')} limit={1000} rows={4} />
          {isOver ? (
            <Notice tone="warning" live title={t('requests.refuse.over')}>
              <p>{t('requests.refuse.over.detail')}</p>
            </Notice>
          ) : (
            <FailedNotice failed={form.failed} />
          )}
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}

/** Reloads the document for the next attempt; the typed text stays in the dialog. */
async function fetchWhatChanged(error: unknown) {
  if (isProblem(error, 'documents.requestChanged')) await invalidate('receivedApplication')
  throw error
}
