import { Plus } from 'lucide-react'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useLanguage } from '#web/place.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Meter } from '#web/ui/data/meter.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { newTermAddress, participantsAddress, termAddress } from '../../participants-addresses.ts'
import styles from './terms.module.css'
import { termsOf } from './terms-of.ts'

const queries: PageQueries = ({ me }) => [termsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The terms of all forms, with the progress of their participants. */
export default function TermsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const me = useMe()
  const { items } = useAnswer(termsOf(me.myId))
  const open = may(me, 'Participants', 'write') && (
    <ButtonLink to={newTermAddress} variant="primary" icon={<Plus />}>
      {t('term.open')}
    </ButtonLink>
  )
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('term.title')} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('participants.title', { who: 'participants' }), to: participantsAddress },
          { label: t('term.title') },
        ]}
      />
      <div className={styles.head}>
        <h1>{t('term.title')}</h1>
        <span className={styles.space} />
        {items.length > 0 && open}
      </div>
      {items.length === 0 && (
        <EmptyState title={t('term.none')} {...(open && { action: open })}>
          {t('term.none.detail')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {items.map(({ id, name, formTitle, dueAt, closedAt, progress }) => (
          <Card as="li" key={id} className={styles.row}>
            <div className={styles.head}>
              <h2>
                <CardLink to={termAddress(id)}>{name}</CardLink>
              </h2>
              {closedAt !== null && <Badge>{t('term.isClosed', { date: formatDate(closedAt, language) })}</Badge>}
              {progress.toReview > 0 && <Badge tone="accent">{t('term.waiting', { count: progress.toReview })}</Badge>}
            </div>
            <p className={styles.quiet}>
              {formTitle} · {t('term.due', { date: formatDeadline(dueAt, language) })}
            </p>
            <Meter
              label={t('term.complete')}
              text={`${progress.complete} / ${progress.participants - progress.excused}`}
              value={progress.complete}
              max={Math.max(1, progress.participants - progress.excused)}
            />
          </Card>
        ))}
      </ul>
    </Container>
  )
}
