import { applicationAddress } from '#web/candidate/addresses.ts'
import type { Failed } from '#web/forms/use-checked-form.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { isShut, OtherListings } from './other-listings.tsx'

/** Says why the application cannot go on, and that nothing is lost. */
export function StopNotice({ failed: { problem } }: { failed: Failed }) {
  const t = useTexts('student_apps')
  const { applicationId } = problem ?? {}
  return (
    <Notice
      tone="danger"
      live
      title={problem?.title ?? t('apply.unreachable.title')}
      actions={
        <>
          {applicationId && (
            <ButtonLink size="small" to={applicationAddress(applicationId)}>
              {t('apply.open')}
            </ButtonLink>
          )}
          {problem && isShut(problem) && <OtherListings />}
        </>
      }
    >
      {problem?.detail ?? t('apply.unreachable.detail')}
    </Notice>
  )
}
