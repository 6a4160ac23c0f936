import { useParams } from 'react-router'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { useMe } from '#web/session/store.ts'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { Lazy } from '../../loading/lazy.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { LoadingBlock } from '../../ui/feedback/skeleton.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Folded } from '../../ui/layout/folded.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { applicationsAddress } from '../addresses.ts'
import { interviewsOf } from '../interviews/queries.ts'
import { TodoList } from '../todo-list.tsx'
import { BankInfos } from './detail/bank-infos.tsx'
import { HistoryTimeline } from './detail/history-timeline.tsx'
import { Messages } from './detail/messages.tsx'
import { OwnActs } from './detail/own-acts.tsx'
import { OwnInterviews } from './detail/own-interviews.tsx'
import { Receipt } from './detail/receipt.tsx'
import { Result } from './detail/result.tsx'
import { ReviewSteps } from './detail/review-steps.tsx'
import { SharedDocuments } from './detail/shared-documents.tsx'
import styles from './detail-page.module.css'
import {
  applicationOf,
  bankInfoOf,
  historyOf,
  messagesOf,
  ownPaymentsOf,
  resultOf,
  sharedDocumentsOf,
} from './queries.ts'
import { StatusBadge } from './status-badge.tsx'

// Lazy: most applications have neither payments nor a participation.
const loadParticipation = () => import('../participation/participation-card.tsx')
const loadPayments = () => import('./detail/own-payments.tsx')

const queries: PageQueries = ({ me: { myId }, params: { id = '' } }) => [
  applicationOf(myId, id),
  historyOf(myId, id),
  messagesOf(myId, id),
  resultOf(myId, id),
  bankInfoOf(myId, id),
  ownPaymentsOf(myId, id),
  interviewsOf(myId, id),
  sharedDocumentsOf(myId, id),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One application: status, open tasks, and history. */
export default function ApplicationPage() {
  const t = useTexts('student_apps')
  const { id = '' } = useParams()
  const { myId } = useMe()
  const application = useAnswer(applicationOf(myId, id))
  const { items: payments } = useAnswer(ownPaymentsOf(myId, id))
  const { award } = useAnswer(resultOf(myId, id))
  // No congratulation once the place was declined or has lapsed.
  const isLost = award?.acceptance === 'Declined' || award?.acceptance === 'Lapsed'
  const isAnswered = isLost || award?.canAnswer
  const accepted = isAnswered ? award.acceptance : application.participation?.status
  const standing = (application.status === 'Approved' && accepted) || application.status
  const { title, company, formType: type, formIdentityNumber, awaited, participation } = application
  const goesOn = participation?.status === 'Active' || participation?.status === 'Suspended'
  const advertisement = advertisementAddress({ type, title, formIdentityNumber })
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · Köprü`} />
      <Breadcrumbs trail={[{ label: t('apps.title'), to: applicationsAddress }, { label: title }]} />
      <header className={styles.header}>
        <CompanyLogo name={company.name} photo={company.photo} />
        <div>
          <h1 id="application" tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.company}>
            <span>{company.name}</span> <Link to={advertisement}>{t('detail.advertisement')}</Link>
          </p>
        </div>
        <StatusBadge status={application.status} />
      </header>
      <p className={styles.meaning}>
        {t('meaning', { status: standing, formType: type, isAwaited: String(awaited.length > 0) })}
      </p>
      {!goesOn && <ReviewSteps application={application} />}
      <div className={styles.columns}>
        <div className={styles.now}>
          {participation && (
            <Lazy load={loadParticipation} waiting={<LoadingBlock />}>
              {({ ParticipationCard }) => <ParticipationCard participation={participation} isOfOne />}
            </Lazy>
          )}
          {awaited.length > 0 && <TodoList title={t('detail.awaited')} todos={awaited} look="ask" isOfOne />}
          {goesOn ? (
            <>
              <BankInfos applicationId={id} />
              {payments.length > 0 && (
                <Folded line={t('detail.payments')} lineClass={styles.fold}>
                  <OwnPaymentsLate applicationId={id} />
                </Folded>
              )}
              <Folded line={t('detail.earlier')} lineClass={styles.fold} open={participation?.isNew}>
                <Stack gap={5}>
                  <Result application={application} />
                  <OwnInterviews applicationId={id} />
                  <ReviewSteps application={application} />
                </Stack>
              </Folded>
            </>
          ) : (
            <>
              <Result application={application} />
              <OwnInterviews applicationId={id} />
              <BankInfos applicationId={id} />
              {payments.length > 0 && <OwnPaymentsLate applicationId={id} />}
            </>
          )}
        </div>
        <div className={styles.happened}>
          <Messages applicationId={id} />
          <section aria-labelledby="history">
            <h2 id="history">{t('detail.history')}</h2>
            <HistoryTimeline applicationId={id} />
          </section>
        </div>
        <div className={styles.own}>
          <SharedDocuments applicationId={id} />
          <Receipt application={application} />
          <OwnActs application={application} />
        </div>
      </div>
    </Container>
  )
}

const OwnPaymentsLate = ({ applicationId }: { applicationId: string }) => (
  <Lazy load={loadPayments}>{({ OwnPayments }) => <OwnPayments applicationId={applicationId} />}</Lazy>
)
