import { CheckCheck, Settings } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { listNotifications } from '#contract/candidate-dashboard.ts'
import { PageHead } from '../page/page-head.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink } from '../ui/actions/button.tsx'
import { Link } from '../ui/actions/link.tsx'
import { TimeAgo } from '../ui/data/time-ago.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Cluster } from '../ui/layout/layout.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { Tabs } from '../ui/navigation/tabs.tsx'
import { NewsIcon } from './news-icon.tsx'
import { isUnreadAlone, newsPageSize } from './news-search.ts'
import styles from './news-view.module.css'

interface NewsViewProps {
  readonly news: Output<typeof listNotifications>
  /** Marks these as read, or all. */
  readonly mark: (ids: string[] | undefined) => void
  readonly busy: boolean
  /** The address of the notification settings */
  readonly settings: string
  readonly words: { readonly allRead: string; readonly empty: string; readonly detail: string }
}

/** The page of notifications for candidates and members. */
export function NewsView({ news: { items, total, unread, pageNumber }, mark, busy, settings, words }: NewsViewProps) {
  const t = useTexts('common')
  const [search] = useSearchParams()
  const isUnread = isUnreadAlone(search)
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('ui.news.title')} · Köprü`} />
      <header className={styles.header}>
        <h1>{t('ui.news.title')}</h1>
        <Cluster>
          {unread > 0 && (
            <Button icon={<CheckCheck />} loading={busy} onClick={() => mark(undefined)}>
              {t('ui.news.markAll')}
            </Button>
          )}
          <ButtonLink to={settings} variant="quiet" icon={<Settings />}>
            {t('ui.news.settings')}
          </ButtonLink>
        </Cluster>
      </header>
      <Tabs
        label={t('ui.news.title')}
        tabs={[
          { to: '?', label: t('ui.all'), current: !isUnread },
          {
            to: '?filter=unread',
            label: t('ui.news.unread'),
            count: String(unread),
            waiting: unread > 0,
            current: isUnread,
          },
        ]}
      />
      {items.length === 0 ? (
        <EmptyState drawing="done" title={isUnread ? words.allRead : words.empty}>
          {words.detail}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, kind, text, address, at, readAt }) => (
            <li key={id} className={styles.row} data-unread={readAt === null || undefined}>
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
                  {readAt === null && <span className={styles.new}>{t('ui.news.new')} · </span>}
                  <TimeAgo moment={at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pageNumber}
        pages={Math.ceil(total / newsPageSize)}
        to={(page) => `?${new URLSearchParams({ ...(isUnread && { filter: 'unread' }), page: String(page) })}`}
      />
    </Container>
  )
}
