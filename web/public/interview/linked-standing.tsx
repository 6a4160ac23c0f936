import type { LinkedInterview } from '#contract/interviews/interview-link.ts'
import { AddToCalendar, ChosenTime } from '../../candidate/interviews/chosen-time.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './page.module.css'

interface LinkedStandingProps {
  readonly interview: LinkedInterview
  readonly token: string
}

/** The given answer and the chosen time. */
export function LinkedStanding({ interview, token }: LinkedStandingProps) {
  const t = useTexts('student_apps')
  const { status, chosen, can, title, companyName } = interview
  if (status === 'Pending') return can.answer ? null : <Notice>{t('interviews.meaning', { status: 'Lapsed' })}</Notice>
  if (status !== 'Accepted' || chosen === null) return <Notice>{t('interviews.meaning', { status })}</Notice>
  const slot = { ...chosen, videoUrl: null }
  const file = `/api/interviews/calendar?${new URLSearchParams({ token })}`
  return (
    <Card as="section" className={styles.chosen} aria-labelledby="chosen">
      <h2 id="chosen">{t('link.accepted')}</h2>
      <ChosenTime slot={slot} />
      {chosen.isOnline && <p className={styles.fine}>{t('link.video')}</p>}
      <AddToCalendar title={title} companyName={companyName} slot={slot} file={file} />
      {!can.answer && <p className={styles.fine}>{t('interviews.fixed')}</p>}
    </Card>
  )
}
