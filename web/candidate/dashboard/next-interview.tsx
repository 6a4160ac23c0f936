import { ArrowRight, Video } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import type { readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { isJoinable } from '#contract/interviews/is-joinable.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../interviews/use-now.ts'
import { useTimeWords } from '../interviews/use-time-words.ts'
import styles from './next-todo.module.css'

type Next = NonNullable<Output<typeof readCandidateDashboard>['interview']>

/** The next interview, with the link to the video call shortly before. */
export function NextInterview({ interview }: { interview: Next }) {
  const t = useTexts('student_dashboard')
  const now = useNow()
  const { when, elsewhere } = useTimeWords(interview)
  const { id, title, companyName, place, videoUrl, canJoin } = interview
  const isTime = now === undefined ? canJoin : isJoinable(interview, now)
  return (
    <Card as="section" aria-labelledby="next-interview" className={styles.card}>
      <div>
        <h2 id="next-interview" className={styles.label}>
          {t('home.interview')}
        </h2>
        <p className={styles.what}>{when}</p>
        {elsewhere.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p className={styles.about}>{[title, companyName, place].filter(Boolean).join('\u00a0· ')}</p>
      </div>
      {videoUrl !== null && isTime ? (
        <ButtonLink to={videoUrl} target="_blank" rel="noopener" variant="primary" size="large" icon={<Video />}>
          {t('home.interview.join')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/student-dashboard/interviews#${id}`} size="large" iconAfter={<ArrowRight />}>
          {t('home.interview.open')}
        </ButtonLink>
      )}
    </Card>
  )
}
