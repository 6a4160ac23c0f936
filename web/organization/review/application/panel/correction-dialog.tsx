import { useId } from 'react'
import { changeStatus, type GivenStatus } from '#contract/review/deciding.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'

const correction = async () => (await import('./schemas.ts')).Correction

interface CorrectionDialogProps {
  readonly ids: ApplicationIds
  readonly status: GivenStatus
  readonly onClose: () => void
}

/** Corrects a published decision: the candidate is told at once, and reads the reason. */
export function CorrectionDialog({ ids, status, onClose }: CorrectionDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { companyId, formId, appId } = ids
  const form = useAskForm(correction, 'Company', async ({ reason }) => {
    const { changed } = await askInBrowser(changeStatus, { companyId, formId, applicationIds: [appId], status, reason })
    await fetchAgain('receivedApplications')
    onClose()
    if (changed > 0) showToast({ tone: 'success', title: t('decided', { status }) })
  })
  return (
    <Dialog
      open
      title={t('correction.title', { status })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.sending}>
            {t('correction.send')}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id}>
        <Stack>
          <p>{t('correction.lead')}</p>
          <TextArea {...form.field('reason')} label={t('correction.reason')} limit={1000} rows={4} />
          <FailedNotice failed={form.failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
