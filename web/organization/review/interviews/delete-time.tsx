import { type Availability, deleteAvailability } from '#contract/interviews/availabilities.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface DeleteTimeProps {
  readonly formId: string
  readonly slot: Availability
  readonly onDeleted: () => void
  readonly onCancel: () => void
}

/** Confirms the deletion of a time; explains a refusal, if a candidate has chosen it or has no other. */
export function DeleteTime({ formId, slot, onDeleted, onCancel }: DeleteTimeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const isRefused = failed?.problem !== undefined
  const remove = () =>
    act(async () => {
      await askInBrowser(deleteAvailability, { companyId, formId, id: slot.id }).catch(unlessGone)
      onDeleted()
      showToast({ tone: 'success', title: t('interviews.delete.done') })
    })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('interviews.delete.title', { time: formatDateTime(slot.startsAt, language) })}
      detail={
        <Stack>
          {!isRefused && <p>{t('interviews.delete.detail', { count: slot.offered })}</p>}
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.delete')}
      // Without a confirm button after a refusal, because it would be refused again.
      {...(!isRefused && { onConfirm: () => void remove() })}
      onCancel={onCancel}
      loading={busy}
    />
  )
}

/** Ignores "not found": a colleague has already deleted it. */
function unlessGone(error: unknown) {
  if (!isProblem(error, 'interviews.timeNotFound')) throw error
}
