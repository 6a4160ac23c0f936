import { useNavigate } from 'react-router'
import type { Problem } from '#contract/problems.ts'
import { applicationAddress } from '#web/candidate/addresses.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { applyAddress } from '../../apply-step.ts'
import { useApply } from '../use-apply.ts'
import { isShut, OtherListings } from './other-listings.tsx'

/** Says that the application can no longer be changed: why, where the answers are, and where to go. */
export function StoppedNotice({ problem }: { problem: Problem }) {
  const t = useTexts('student_apps')
  const { form, kept, where } = useApply()
  const { title, detail } = useWords(problem)
  return (
    <Notice
      tone="danger"
      live
      title={title}
      actions={
        <>
          <WayOn problem={problem} />
          {where.step !== 'review' && (
            <ButtonLink size="small" to={applyAddress(form.listing.formId, { step: 'review' })}>
              {t('apply.stopped.read')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{detail}</p>
      {kept.waiting.size > 0 && <p>{t('apply.stopped.kept', { count: kept.waiting.size })}</p>}
    </Notice>
  )
}

/** Own words for an application that was withdrawn or deleted on another page; otherwise the server's. */
function useWords({ code, title, detail }: Problem) {
  const t = useTexts('student_apps')
  if (code === 'applications.wrongState')
    return { title: t('apply.withdrawn.title'), detail: t('apply.withdrawn.detail') }
  if (code === 'applications.notFound') return { title: t('apply.gone.title'), detail: t('apply.gone.detail') }
  return { title, detail }
}

function WayOn({ problem }: { problem: Problem }) {
  const t = useTexts('student_apps')
  const { application } = useApply()
  if (isShut(problem)) return <OtherListings />
  if (problem.code === 'applications.inReview')
    return (
      <ButtonLink size="small" to={applicationAddress(application.id)}>
        {t('apply.open')}
      </ButtonLink>
    )
  return <BeginAgain />
}

function BeginAgain() {
  const t = useTexts('student_apps')
  const { formId } = useApply().form.listing
  const navigate = useNavigate()
  async function begin() {
    await invalidate('formToApply')
    await navigate(applyAddress(formId), { replace: true })
  }
  return (
    <Button size="small" onClick={() => void begin()}>
      {t('apply.beginAgain')}
    </Button>
  )
}
