import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import type { ApplicationViewProps } from '../application-view.ts'
import styles from './panel.module.css'

/** Details of the decision: the winner's answer, the rank among reserves, or the feedback. */
export function ResultLine({ result }: { result: NonNullable<ApplicationViewProps['application']['result']> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { acceptance, acceptBy, answeredAt, declineReason, feedback, reservePlace } = result
  const at = answeredAt ?? acceptBy
  return (
    <>
      {acceptance && (
        <p className={styles.hint}>
          {t('panel.award', { acceptance, at: at === null ? 'none' : formatDeadline(at, language) })}
        </p>
      )}
      {declineReason !== null && <p className={styles.hint}>{t('panel.declined', { reason: declineReason })}</p>}
      {reservePlace !== null && <p className={styles.hint}>{t('panel.reservePlace', { place: reservePlace })}</p>}
      {feedback !== null && <p className={styles.hint}>{t('panel.feedback', { feedback })}</p>}
    </>
  )
}
