import { useMe } from '#web/session/store.ts'
import { PageHead } from '../../page/page-head.tsx'
import { onClickAnew } from '../../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { TodoList } from '../todo-list.tsx'
import { ClosingSoon } from './closing-soon.tsx'
import { LatestApplications } from './latest-applications.tsx'
import { Matches } from './matches.tsx'
import { NextInterview } from './next-interview.tsx'
import { NextTodo } from './next-todo.tsx'
import { NothingToDo } from './nothing-to-do.tsx'
import styles from './page.module.css'
import { ProfileMeter } from './profile-meter.tsx'
import { dashboardOf, matchesOf } from './queries.ts'

const queries: PageQueries = ({ me }) => [dashboardOf(me.myId), matchesOf(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

/** The first page of a candidate: what to do next, their applications, and other forms that fit. */
export default function DashboardPage() {
  const t = useTexts('student_dashboard')
  const { myId, fullname } = useMe()
  const { todos, applications, saved, completeness, counts, interview } = useAnswer(dashboardOf(myId))
  const [next, ...others] = todos
  const [firstName = fullname] = fullname.split(' ')
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('home.title')} · Köprü`} />
      <h1>{t('home.greeting', { name: firstName })}</h1>
      {interview && <NextInterview interview={interview} />}
      {next ? <NextTodo todo={next} /> : <NothingToDo waiting={counts.open} />}
      <div className={styles.columns}>
        <div className={styles.todos}>{others.length > 0 && <TodoList title={t('home.todos')} todos={others} />}</div>
        <div className={styles.applications}>
          <LatestApplications applications={applications} />
        </div>
        <div className={styles.side}>
          <ProfileMeter percent={completeness} />
          {saved.length > 0 && <ClosingSoon listings={saved} />}
        </div>
        <div className={styles.matches}>
          <Matches />
        </div>
      </div>
    </Container>
  )
}
