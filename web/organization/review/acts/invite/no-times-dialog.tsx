import { CalendarPlus } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface NoTimesDialogProps {
  /** The number of people to invite */
  readonly count: number
  /** There are times, but all are full */
  readonly isFull: boolean
  readonly isLoading: boolean
  /** Set if the times failed to load */
  readonly retry: (() => void) | undefined
  readonly onMake: () => void
  readonly onClose: () => void
}

/** Shown instead of the invitation if the form has no free time; leads to creating some. */
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
