import { onClickAnew } from '#web/on-click-anew.ts'
import { PageHead } from '#web/page-head.tsx'
import { onServer, type PageQueries, useAnswer } from '#web/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { applicationsAddress } from '../addresses.ts'
import { ApplicationCard } from '../applications/application-card.tsx'
import listStyles from '../applications/page.module.css'
import { TodoList } from '../todo-list.tsx'
import { ClosingSoon } from './closing-soon.tsx'
import { Matches } from './matches.tsx'
import { NextTodo } from './next-todo.tsx'
import styles from './page.module.css'
import { ProfileMeter } from './profile-meter.tsx'
import { dashboardOf, matchesOf } from './queries.ts'

const queries: PageQueries = ({ me }) => [dashboardOf(me.myId), matchesOf(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

/** What a candidate sees first: the one thing to do next, then how it stands, then what else would suit. */
export default function DashboardPage() {
  const t = useTexts('student_dashboard')
  const { myId, fullname } = useMe()
  const { todos, applications, saved, completeness } = useAnswer(dashboardOf(myId))
  const [next, ...others] = todos
  const [firstName = fullname] = fullname.split(' ')
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('home.title')} · Köprü`} />
      <h1>{t('home.greeting', { name: firstName })}</h1>
      {next && <NextTodo todo={next} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="applications">
            <div className={styles.head}>
              <h2 id="applications">{t('home.applications')}</h2>
              {applications.length > 0 && <Link to={applicationsAddress}>{t('home.all')}</Link>}
            </div>
            {applications.length > 0 ? (
              <ul className={listStyles.list}>
                {applications.map((row) => (
                  <ApplicationCard key={row.id} row={row} heading="h3" />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={t('home.noApplications')}
                action={<ButtonLink to="/search">{t('home.look')}</ButtonLink>}
              >
                {t('home.noApplications.detail')}
              </EmptyState>
            )}
          </section>
          <Matches />
        </div>
        <div className={styles.side}>
          {others.length > 0 && <TodoList title={t('home.todos')} todos={others} />}
          <ProfileMeter percent={completeness} />
          {saved.length > 0 && <ClosingSoon listings={saved} />}
        </div>
      </div>
    </Container>
  )
}
