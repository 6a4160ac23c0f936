import { useId } from 'react'
import { settleDocumentRequest } from '#contract/document-requests.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'
import type { Request } from './requests.tsx'

const refusal = async () => (await import('./schemas.ts')).Refusal

interface RefuseDialogProps {
  readonly ids: ApplicationIds
  readonly request: Request
  readonly onClose: () => void
}

/** Refuses a document with a reason, which the candidate reads before uploading another. */
export function RefuseDialog({ ids, request, onClose }: RefuseDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { id: requestId, typeName: name, file } = request
  const form = useAskForm(refusal, 'Company', async ({ reason }) => {
    const seen = file ? { fileId: file.fileId } : {}
    await askInBrowser(settleDocumentRequest, { ...ids, requestId, status: 'Refused', reason, ...seen })
    onClose()
    await fetchAgain('receivedApplication')
  })
  return (
    <Dialog
      open
      title={t('requests.refuse.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.sending}>
            {t('requests.refuse.send')}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id}>
        <Stack>
          <p>{t('requests.refuse.lead')}</p>
          <TextArea {...form.field('reason')} label={t('requests.refuse.reason')} limit={1000} rows={4} />
          <FailedNotice failed={form.failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
