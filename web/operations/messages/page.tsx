import { CheckCircle2, Clock } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listContactMessages } from '#contract/contact.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { messageAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { shownIn } from '../shown-in.ts'
import { useTopic } from './use-topic.ts'

const pageSize = 20
const parts = ['open', 'done'] as const

const messagesIn = (search: URLSearchParams) =>
  query(listContactMessages, {
    answered: shownIn(search, [...parts]) === 'done' ? 'true' : 'false',
    pageNumber: pageIn(search),
    pageSize,
  })

const queries: PageQueries = ({ search }) => [messagesIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Messages from the contact page. */
export default function MessagesPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const topicOf = useTopic()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(messagesIn(search))
  const part = shownIn(search, [...parts])
  return (
    <OperationsPage title={t('messages.title')} lead={t('messages.lead')}>
      <PageTabs
        label={t('messages.title')}
        shown={part}
        total={total}
        tabs={parts.map((value) => ({ value, label: t('messages.part', { part: value }) }))}
      />
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('messages.none', { part })} />
      ) : (
        <Table
          caption={t('messages.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('messages.writer'),
              cell: ({ id, name, email }) => (
                <>
                  <Link to={messageAddress(id)}>{name}</Link>
                  <br />
                  <span className={styles.quiet}>{email}</span>
                </>
              ),
            },
            { key: 'topic', header: t('messages.topic'), cell: ({ topic }) => topicOf(topic) },
            {
              key: 'message',
              header: t('messages.text'),
              cell: ({ message }) => <span className={styles.excerpt}>{shortened(message)}</span>,
            },
            { key: 'at', header: t('messages.at'), cell: ({ createdAt }) => formatDateTime(createdAt, language) },
            {
              key: 'state',
              header: t('label.state'),
              cell: ({ answeredAt, answer }) =>
                answeredAt === null ? (
                  <Badge tone="accent" icon={<Clock />}>
                    {t('messages.waiting')}
                  </Badge>
                ) : (
                  <Badge tone="success" icon={<CheckCircle2 />}>
                    {answer === null ? t('messages.closed') : t('messages.answered')}
                  </Badge>
                ),
            },
          ]}
        />
      )}
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ show: part, page: String(to) })}`}
      />
    </OperationsPage>
  )
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
