import { useSearchParams } from 'react-router'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { formsAddress } from '../../form-addresses.ts'
import { ApproximateNotice } from '../approximate-notice.tsx'
import { reportFormsOf, useReportForms } from '../forms-of.ts'
import { ReportsFrame } from '../frame.tsx'
import { ReportFilters } from '../report-filters.tsx'
import { type ReportSearch, reportAddress, reportSearchOf } from '../report-search.ts'
import styles from '../reports.module.css'
import { useChosenWords } from '../use-chosen-words.ts'
import { DaysSection } from './days-section.tsx'
import { DecisionsSection } from './decisions-section.tsx'
import { FitSection } from './fit-section.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { GivingUpSection } from './giving-up-section.tsx'
import { Headline } from './headline.tsx'
import { InterviewsSection } from './interviews-section.tsx'
import { LastHoursSection } from './last-hours-section.tsx'
import { LoadSection } from './load-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { OverviewFiles } from './overview-files.tsx'
import { comparedOverviewOf, type Overview, overviewOf } from './overview-of.ts'
import { PaymentsSection } from './payments-section.tsx'
import { PlacesSection } from './places-section.tsx'

const queries: PageQueries = ({ me, search }) => {
  const now = reportSearchOf(search)
  const compared = comparedOverviewOf(me.myId, now)
  return [reportFormsOf(me.myId), overviewOf(me.myId, now), ...(compared ? [compared] : [])]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The overview, from views of a form to participation; each section has a finding, a chart and its numbers. */
export default function ReportsPage() {
  const { myId } = useMe()
  const now = reportSearchOf(useSearchParams()[0])
  const { chosen } = useChosenWords(now)
  const overview = useAnswer(overviewOf(myId, now))
  if (useReportForms().length === 0) return <NothingYet now={now} approximate={overview.approximate} />
  return (
    <ReportsFrame tab="overview" now={now} chosen={chosen} files={<OverviewFiles now={now} />}>
      <ReportFilters now={now} addressOf={(fields) => reportAddress(reportSearchOf(fields))} />
      <ApproximateNotice days={overview.approximate} />
      {comparedOverviewOf(myId, now) ? (
        <Compared now={now} overview={overview} />
      ) : (
        <Sections now={now} overview={overview} before={undefined} />
      )}
    </ReportsFrame>
  )
}

/** Before the first application there is nothing to choose from. */
function NothingYet({ now, approximate }: { now: ReportSearch; approximate: Overview['approximate'] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  if (approximate)
    return (
      <ReportsFrame tab="overview" now={now} chosen="">
        <ApproximateNotice days={approximate} />
        <EmptyState title={t('reports.approximate.none')} />
      </ReportsFrame>
    )
  return (
    <ReportsFrame tab="overview" now={now} chosen="">
      <EmptyState
        title={t('reports.fresh')}
        action={may(me, 'Forms', 'read') && <ButtonLink to={formsAddress}>{t('reports.fresh.forms')}</ButtonLink>}
      >
        {t('reports.fresh.detail')}
      </EmptyState>
    </ReportsFrame>
  )
}

interface SectionsProps {
  readonly now: ReportSearch
  readonly overview: Overview
  readonly before: Overview | undefined
}

function Compared({ now, overview }: Omit<SectionsProps, 'before'>) {
  const compared = comparedOverviewOf(useMe().myId, now)
  if (!compared) throw new Error('Nothing is compared')
  return <Sections now={now} overview={overview} before={useAnswer(compared)} />
}

function Sections({ now, overview, before }: SectionsProps) {
  const { other } = useChosenWords(now)
  const { funnel, days, lastHours, givingUp, decisions, fit, places, interviews, messages, payments, load } = overview
  if (isEmpty(overview)) return <Empty approximate={overview.approximate} />
  return (
    <>
      {funnel && <Headline overview={overview} before={before} other={other} />}
      <div className={styles.sections}>
        {funnel && <FunnelSection funnel={funnel} before={before?.funnel} other={other} />}
        {days && days.length > 0 && <DaysSection days={days} before={before?.days} other={other} />}
        {lastHours && <LastHoursSection lastHours={lastHours} />}
        {givingUp && givingUp.drafts > 0 && <GivingUpSection givingUp={givingUp} />}
        {decisions && decisions.count > 0 && <DecisionsSection decisions={decisions} />}
        {fit && <FitSection fit={fit} />}
        {places && places.provinces.length > 0 && <PlacesSection kind="provinces" places={places} />}
        {places && places.universities.length > 0 && <PlacesSection kind="universities" places={places} />}
        {interviews && interviews.invited > 0 && <InterviewsSection interviews={interviews} />}
        {messages && messages.messages > 0 && <MessagesSection messages={messages} />}
        {payments && payments.length > 0 && <PaymentsSection payments={payments} />}
        {load && load.length > 0 && <LoadSection load={load} />}
      </div>
    </>
  )
}

const isEmpty = ({ funnel, approximate }: Overview) =>
  funnel !== undefined && funnel.handedIn === 0 && (approximate !== null || funnel.begun === 0)

function Empty({ approximate }: Pick<Overview, 'approximate'>) {
  const t = useTexts('org_candidate_list_and_detail')
  return approximate ? (
    <EmptyState title={t('reports.approximate.none')} />
  ) : (
    <EmptyState title={t('reports.empty')}>{t('reports.empty.detail')}</EmptyState>
  )
}
