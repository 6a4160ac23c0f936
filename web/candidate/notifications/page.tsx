import { CheckCheck, Settings } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listNotifications, markNotificationsRead } from '#contract/candidate-dashboard.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useMe } from '#web/session/store.ts'
import { classes } from '#web/ui/classes.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { onClickAnew } from '../../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import pageStyles from '../applications/page.module.css'
import icon from '../icon-row.module.css'
import { NewsIcon } from './news-icon.tsx'
import styles from './page.module.css'

const pageSize = 30

function newsOf(candidateId: string, search: URLSearchParams) {
  const page = Number(search.get('page'))
  return query(listNotifications, {
    candidateId,
    filter: search.get('filter') === 'unread' ? 'unread' : 'all',
    pageNumber: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
    pageSize,
  })
}

const queries: PageQueries = ({ me, search }) => [newsOf(me.myId, search)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function NotificationsPage() {
  const t = useTexts('student_apps')
  const [search] = useSearchParams()
  const { myId } = useMe()
  const { items, total, unread, pageNumber } = useAnswer(newsOf(myId, search))
  const isUnread = search.get('filter') === 'unread'
  const { mark, busy } = useMarking(myId)
  return (
    <Container className={classes(pageStyles.page, pageStyles.narrow)}>
      <PageHead title={`${t('news.title')} · Köprü`} />
      <header className={styles.header}>
        <h1>{t('news.title')}</h1>
        <Cluster>
          {unread > 0 && (
            <Button icon={<CheckCheck />} loading={busy} onClick={() => mark(undefined)}>
              {t('news.markAll')}
            </Button>
          )}
          <ButtonLink to="/student-dashboard/settings/notifications" variant="quiet" icon={<Settings />}>
            {t('news.settings')}
          </ButtonLink>
        </Cluster>
      </header>
      <Tabs
        label={t('news.title')}
        tabs={[
          { to: '?', label: t('ui.all'), current: !isUnread },
          {
            to: '?filter=unread',
            label: t('news.unread'),
            count: String(unread),
            waiting: unread > 0,
            current: isUnread,
          },
        ]}
      />
      {items.length === 0 ? (
        <EmptyState drawing="done" title={isUnread ? t('news.allRead') : t('news.empty')}>
          {t('news.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, kind, text, address, at, readAt }) => (
            <li key={id} className={classes(icon.row, styles.row)} data-unread={readAt === null || undefined}>
              <NewsIcon kind={kind} />
              <div>
                {address === null ? (
                  <p>{text}</p>
                ) : (
                  <Link to={address} onClick={() => readAt === null && mark([id])}>
                    {text}
                  </Link>
                )}
                <p className={styles.when}>
                  {readAt === null && <span className={styles.new}>{t('detail.new')} · </span>}
                  <TimeAgo moment={at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pageNumber}
        pages={Math.ceil(total / pageSize)}
        to={(page) => `?${new URLSearchParams({ ...(isUnread && { filter: 'unread' }), page: String(page) })}`}
      />
    </Container>
  )
}

function useMarking(candidateId: string) {
  const { act, busy } = useAct({ changes: 'notifications', tellsInDialog: true })
  const mark = (ids: string[] | undefined) =>
    void act(() => askInBrowser(markNotificationsRead, { candidateId, ...(ids && { ids }) }))
  return { busy, mark }
}
