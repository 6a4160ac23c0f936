import { useMe } from '#web/session/store.ts'
import { classes } from '#web/ui/classes.ts'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../applications/page.module.css'
import { AnswerInterview } from './answer-interview.tsx'
import { InterviewCard } from './interview-card.tsx'
import { interviewsOf } from './queries.ts'

const queries: PageQueries = ({ me }) => [interviewsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function InterviewsPage() {
  const t = useTexts('student_apps')
  const { items } = useAnswer(interviewsOf(useMe().myId))
  return (
    <Container className={classes(styles.page, styles.narrow)}>
      <PageHead title={`${t('interviews.title')} · Köprü`} />
      <h1>{t('interviews.title')}</h1>
      {items.length === 0 ? (
        <EmptyState title={t('interviews.empty')}>{t('interviews.empty.detail')}</EmptyState>
      ) : (
        <div className={styles.list}>
          {items.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} Answer={AnswerInterview} />
          ))}
        </div>
      )}
    </Container>
  )
}
