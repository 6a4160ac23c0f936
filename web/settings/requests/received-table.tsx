import type { ReceivedDataRequest } from '#contract/data-requests/answered-data-requests.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Table } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ClockBadge, StateBadge } from './request-badges.tsx'
import styles from './requests.module.css'

interface ReceivedTableProps {
  readonly items: readonly ReceivedDataRequest[]
  readonly which: 'waiting' | 'ended'
  readonly caption: string
  readonly to: (id: string) => string
}

/** A table of requests for the people who answer them: sender, subject, deadline, and state. */
export function ReceivedTable({ items, which, caption, to }: ReceivedTableProps) {
  const t = useTexts('common')
  const language = useLanguage()
  if (items.length === 0) return <EmptyState drawing="done" title={t('kvkk.none', { which })} />
  return (
    <Table
      caption={caption}
      cards
      density="comfortable"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('kvkk.who'),
          cell: ({ id, name }) => (
            <span className={styles.who}>
              <Link to={to(id)}>{name}</Link>
            </span>
          ),
        },
        { key: 'kind', header: t('kvkk.request'), cell: ({ kind }) => t('kvkk.kind', { kind }) },
        which === 'waiting'
          ? { key: 'due', header: t('kvkk.due'), cell: (request) => <LastDay request={request} /> }
          : { key: 'ended', header: t('kvkk.ended'), cell: ({ endedAt }) => endedAt && formatDate(endedAt, language) },
        { key: 'state', header: t('label.state'), cell: (request) => <StateBadge request={request} /> },
      ]}
    />
  )
}

/** Both in one cell: as two columns they would push the state out of view. */
function LastDay({ request: { dueOn, daysLeft } }: { request: ReceivedDataRequest }) {
  return (
    <span className={styles.lastDay}>
      <span>{formatDate(dueOn, useLanguage())}</span>
      <ClockBadge daysLeft={daysLeft} />
    </span>
  )
}
