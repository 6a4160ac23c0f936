import { CalendarPlus } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface NoTimesDialogProps {
  /** How many are to be invited */
  readonly count: number
  /** There are times, but no seat is left at any of them */
  readonly isFull: boolean
  readonly isLoading: boolean
  /** There when the times could not be fetched */
  readonly retry: (() => void) | undefined
  readonly onMake: () => void
  readonly onClose: () => void
}

/** Stands in for the invitation while a form has no time to offer, and leads to making some. */
export function NoTimesDialog({ count, isFull, isLoading, retry, onMake, onClose }: NoTimesDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Dialog
      open
      width={680}
      title={t('invite.title', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          {!isLoading && !retry && (
            <Button variant="primary" icon={<CalendarPlus />} onClick={onMake}>
              {t('interviews.add')}
            </Button>
          )}
        </>
      }
    >
      {isLoading ? (
        <LoadingBlock />
      ) : retry ? (
        <RetryNotice onRetry={retry}>{t('invite.times.failed')}</RetryNotice>
      ) : (
        <p>{t('invite.times.none', { why: isFull ? 'full' : 'none' })}</p>
      )}
    </Dialog>
  )
}
