import { useParams, useSearchParams } from 'react-router'
import { formatDate, formatDays, formatDeadline } from '#platform/text/dates.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useLanguage } from '#web/place.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { participantsAddress, termsAddress } from '../../participants-addresses.ts'
import { MemberCard } from './member-card.tsx'
import { TermActs } from './term-acts.tsx'
import styles from './terms.module.css'
import { memberSearchOf, membersOf, pageSize, standings, termOf } from './terms-of.ts'

const queries: PageQueries = ({ me, params, search }) => {
  const termId = idIn(params.termId)
  return [termOf(me.myId, termId), membersOf(me.myId, termId, memberSearchOf(search))]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** One term: complete participants, missing documents, and uploads to review. */
export default function TermPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId } = useMe()
  const { termId = '' } = useParams()
  const now = memberSearchOf(useSearchParams()[0])
  const term = useAnswer(termOf(myId, termId))
  const { items, total } = useAnswer(membersOf(myId, termId, now))
  const { name, formTitle, startsOn, endsOn, dueAt, documents, holdsPayments, closedAt, progress, can } = term
  return (
    <Container className={styles.page}>
      <PageHead title={`${name} · ${formTitle} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('participants.title', { who: 'participants' }), to: participantsAddress },
          { label: t('term.title'), to: termsAddress },
          { label: name },
        ]}
      />
      <div className={styles.head}>
        <h1>{name}</h1>
        {closedAt !== null && <Badge>{t('term.isClosed', { date: formatDate(closedAt, language) })}</Badge>}
      </div>
      <p className={styles.quiet}>
        {[
          formTitle,
          formatDays(startsOn, endsOn, language),
          t('term.due', { date: formatDeadline(dueAt, language) }),
          documents.map(({ typeName }) => typeName).join(', '),
          holdsPayments ? t('term.holding') : t('term.notHolding'),
        ].join('\u00a0· ')}
      </p>
      {can.change && <TermActs term={term} />}
      <Tabs
        label={t('participants.termState')}
        tabs={[
          { to: '?', label: t('ui.all'), count: String(progress.participants), current: now.standing === undefined },
          ...standings.map((standing) => ({
            to: `?standing=${standing}`,
            label: t('term.standing', { standing }),
            count: String(progress[standing]),
            dim: progress[standing] === 0,
            waiting: standing === 'toReview' && progress[standing] > 0,
            current: now.standing === standing,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState title={t('participants.notFound', { who: 'participants' })} />
      ) : (
        <ul className={styles.list}>
          {items.map((member) => (
            <MemberCard key={member.participantId} termId={termId} member={member} canChange={can.change} />
          ))}
        </ul>
      )}
      <Pagination
        page={now.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) =>
          `?${new URLSearchParams({ ...(now.standing && { standing: now.standing }), page: String(page) })}`
        }
      />
    </Container>
  )
}
