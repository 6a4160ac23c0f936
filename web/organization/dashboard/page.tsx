import { ChartColumn, Plus, Users } from 'lucide-react'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { TitleRow } from '../../ui/layout/title-row.tsx'
import { newFormAddress } from '../form-addresses.ts'
import { company, dashboard } from '../profile/own-page.ts'
import { reportsAddress } from '../report-addresses.ts'
import { allApplicationsAddress } from '../review-addresses.ts'
import { Awaited } from './awaited.tsx'
import { FormsPanel } from './forms-panel.tsx'
import { Happened } from './happened.tsx'
import { InterviewsSoon, soonOf } from './interviews-soon.tsx'
import { Numbers } from './numbers.tsx'
import styles from './page.module.css'
import { Setup } from './setup.tsx'

const queries: PageQueries = ({ me }) => [
  dashboard(me.myId),
  company(me.myId),
  ...(may(me, 'Applications', 'read') ? [soonOf(me.myId)] : []),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The dashboard: what awaits the organization, its counts, and recent activity. */
export default function DashboardPage() {
  const t = useTexts('org_dashboard')
  const me = useMe()
  const { myId, fullname } = me
  const { name } = useAnswer(company(myId))
  const { numbers, awaited, happened, forms, ...rest } = useAnswer(dashboard(myId))
  const setup = me.isSuspended ? [] : rest.setup
  // Creating a form starts with the list of templates, which needs the right to read as well.
  const writesForms = may(me, 'Forms', 'write') && may(me, 'Forms', 'read')
  const seesForms = may(me, 'Forms', 'read')
  const newForm = writesForms && (
    <ButtonLink to={newFormAddress} variant="primary" icon={<Plus />}>
      {t('newForm')}
    </ButtonLink>
  )
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('title')} · Köprü`} />
      <TitleRow className={styles.header}>
        <div>
          <h1>{t('greeting', { name: fullname })}</h1>
          <p>{name}</p>
        </div>
        {forms.length > 0 && newForm}
      </TitleRow>
      {awaited.length > 0 && <Awaited items={awaited} />}
      {may(me, 'Applications', 'read') && <InterviewsSoon />}
      {numbers && (forms.length > 0 || numbers.applications > 0) && <Numbers numbers={numbers} />}
      <div className={styles.columns} data-alone={setup.every(({ done }) => done) && happened.length === 0}>
        <div className={styles.main}>
          {forms.length > 0 && <FormsPanel forms={forms} />}
          {numbers && !seesForms && <ToApplications isEmpty={numbers.applications === 0} />}
          {forms.length === 0 && seesForms && (
            <EmptyState title={t('empty.title')} action={newForm}>
              {writesForms ? t('empty.detail') : t('empty.reader')}
            </EmptyState>
          )}
          {!numbers && awaited.length === 0 && <NoAccess />}
        </div>
        <div className={styles.side}>
          <Setup steps={setup} />
          {happened.length > 0 && <Happened events={happened} />}
        </div>
      </div>
    </Container>
  )
}

/** For members who may read neither forms nor applications; they may still have access to the reports. */
function NoAccess() {
  const t = useTexts('org_dashboard')
  const toReports = may(useMe(), 'Reports', 'read') && (
    <ButtonLink to={reportsAddress} variant="primary" icon={<ChartColumn />}>
      {t('rail.reports')}
    </ButtonLink>
  )
  return (
    <EmptyState title={t('noAccess.title')} action={toReports}>
      {t('noAccess.detail')}
    </EmptyState>
  )
}

/** A link to the applications, for members who see them but no forms. */
function ToApplications({ isEmpty }: { isEmpty: boolean }) {
  const t = useTexts('org_dashboard')
  if (isEmpty) return <EmptyState title={t('empty.reviewer')}>{t('empty.reviewer.detail')}</EmptyState>
  return (
    <p>
      <ButtonLink to={allApplicationsAddress} variant="primary" icon={<Users />}>
        {t('review.all')}
      </ButtonLink>
    </p>
  )
}
