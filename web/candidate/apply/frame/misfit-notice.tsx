import { profileAddress } from '#web/candidate/addresses.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { applyAddress } from '../../apply-step.ts'
import type { FormToApply } from '../apply-queries.ts'
import styles from './frame.module.css'

interface MisfitNoticeProps {
  readonly form: FormToApply
  /** Set on the step with all conditions, which needs no link to them */
  readonly isBesideConditions?: boolean
}

/** Unmet conditions, and that the application, or changes to a submitted one, cannot be submitted. */
export function MisfitNotice({ form, isBesideConditions = false }: MisfitNoticeProps) {
  const t = useTexts('student_apps')
  const { fit, listing, application } = form
  const unmet = fit.items.filter(({ fit: one }) => one === 'doesNotFit')
  const isSent = Boolean(application?.submittedAt)
  return (
    <Notice
      tone={isSent ? 'warning' : 'danger'}
      live
      title={t(isSent ? 'apply.fit.not.sent' : 'apply.fit.not.title')}
      actions={
        <>
          {!isBesideConditions && (
            <ButtonLink size="small" to={applyAddress(listing.formId, { step: 'fit' })}>
              {t('apply.fit.not.look')}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={profileAddress}>
            {t('apply.fit.not.profile')}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.unmet}>
        {unmet.map(({ kind, reason }) => (
          <li key={kind}>{reason}</li>
        ))}
      </ul>
      <p>{isSent ? t('apply.fit.not.sentDetail') : t('apply.fit.not.detail', { count: unmet.length })}</p>
    </Notice>
  )
}
