import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { applyAddress } from '../../apply-step.ts'
import { useApply } from '../use-apply.ts'
import { CarriedNotice } from './carried-notice.tsx'
import { OtherListings } from './other-listings.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import { useDeadline } from './use-deadline.ts'

/** The notices above every step. */
export function Notices() {
  const { application } = useApply()
  return (
    <>
      <KeepingNotice />
      <TimeNotice />
      <NewFormNotice />
      <CarriedNotice />
      {application.submittedAt ? <SentNotice submittedAt={application.submittedAt} /> : null}
    </>
  )
}

/** Says that the server takes no more answers, or refuses some. */
function KeepingNotice() {
  const t = useTexts('student_apps')
  const { kept } = useApply()
  const { trouble, refused, waiting, isSafe } = kept
  if (trouble?.kind === 'stopped') return <StoppedNotice problem={trouble.problem} />
  if (refused.size > 0)
    return (
      <Notice tone="danger" live title={t('apply.refused.title')}>
        {t('apply.refused.detail', { count: refused.size })}
      </Notice>
    )
  if (!isSafe && waiting.size > 0) return <Notice tone="warning">{t('apply.unsafe')}</Notice>
  return null
}

/** Says that the deadline passes or has passed, and what can still be done. */
function TimeNotice() {
  const t = useTexts('student_apps')
  const { form, application, autosave, kept } = useApply()
  const deadline = useDeadline(form.listing.closesAt, autosave.serverNow)
  // The notice above already says so, in the server's words.
  if (kept.trouble?.kind === 'stopped') return null
  if (form.listing.state === 'Closed' && deadline?.phase !== 'grace')
    return <ClosedNotice isSent={application.submittedAt !== null} />
  if (deadline?.phase === 'grace')
    return (
      <Notice tone="danger" live title={t('apply.grace.title')}>
        {t('apply.grace.detail')}
      </Notice>
    )
  return deadline?.phase === 'over' ? <ClosedNotice isSent={application.submittedAt !== null} /> : null
}

function ClosedNotice({ isSent }: { isSent: boolean }) {
  const t = useTexts('student_apps')
  return (
    <Notice tone="warning" live title={t('apply.closed.title')} actions={!isSent && <OtherListings />}>
      {t(isSent ? 'apply.closed.sent' : 'apply.closed.draft')}
    </Notice>
  )
}

/** Says that the organization changed the form meanwhile, and that nothing is lost. */
function NewFormNotice() {
  const t = useTexts('student_apps')
  const { hasNewForm } = useApply()
  if (!hasNewForm) return null
  return (
    <Notice tone="warning" live title={t('apply.newForm.title')}>
      {t('apply.newForm.detail')}
    </Notice>
  )
}

/** Says that the application was handed in before, and that changes have to be handed in again. */
function SentNotice({ submittedAt }: { submittedAt: string }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { form, application, canEdit, isSentElsewhere, where, autosave } = useApply()
  const hasChanges = application.hasUnsentChanges || autosave.hasTypedSince(submittedAt)
  if (!canEdit) return null
  const date = formatDateTime(submittedAt, language)
  if (!hasChanges)
    return (
      <Notice
        live={isSentElsewhere}
        title={isSentElsewhere ? t('apply.sent.elsewhere', { date }) : t('apply.sent.title', { date })}
      >
        {t('apply.sent.detail')}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      live={isSentElsewhere}
      title={isSentElsewhere ? t('apply.sent.elsewhere', { date }) : t('apply.unsent.title')}
      actions={
        where.step !== 'review' && (
          <ButtonLink size="small" to={applyAddress(form.listing.formId, { step: 'review' })}>
            {t('apply.unsent.action')}
          </ButtonLink>
        )
      }
    >
      {t('apply.unsent.detail', { date })}
    </Notice>
  )
}
