import { useMe } from '#web/session/store.ts'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Folded } from '../../ui/layout/folded.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ParticipationCard } from '../participation/participation-card.tsx'
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
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The candidate's dashboard: the next task, applications, and matching forms. */
export default function DashboardPage() {
  const t = useTexts('student_dashboard')
  const { myId, fullname } = useMe()
  const { todos, applications, saved, completeness, counts, interview, participations } = useAnswer(dashboardOf(myId))
  const [next, ...others] = todos
  const [firstName = fullname] = fullname.split(' ')
  const takesPart = participations.length > 0
  const latest = <LatestApplications applications={applications} />
  const fitting = <Matches />
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('home.title')} · Köprü`} />
      <h1>{t('home.greeting', { name: firstName })}</h1>
      {participations.map((participation) => (
        <ParticipationCard key={participation.applicationId} participation={participation} />
      ))}
      {interview && <NextInterview interview={interview} />}
      {next ? <NextTodo todo={next} /> : !takesPart && <NothingToDo waiting={counts.open} />}
      <div className={styles.columns}>
        <div className={styles.todos}>{others.length > 0 && <TodoList title={t('home.todos')} todos={others} />}</div>
        <div className={styles.applications}>
          {takesPart ? (
            <Folded line={t('home.others')} lineClass={styles.fold}>
              <Stack gap={8} className={styles.folded}>
                {latest}
                {fitting}
              </Stack>
            </Folded>
          ) : (
            latest
          )}
        </div>
        <div className={styles.side}>
          <ProfileMeter percent={completeness} />
          {saved.length > 0 && <ClosingSoon listings={saved} />}
        </div>
        <div className={styles.matches}>{!takesPart && fitting}</div>
      </div>
    </Container>
  )
}
