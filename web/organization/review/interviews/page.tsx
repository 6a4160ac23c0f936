import { CalendarPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { listAvailabilities } from '#contract/interviews/availabilities.ts'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import list from '../../list-page.module.css'
import { pageIn } from '../../page-in.ts'
import { allApplicationsAddress, applicationsAddress, calendarAddress } from '../../review-addresses.ts'
import { startOfDay } from './by-day.ts'
import { PastDays } from './past-days.tsx'
import { SlotDays } from './slot-days.tsx'

const pageSize = 500

/** The start of today, not the current moment, so that the query key stays the same all day. */
const today = () => startOfDay(istanbulDay(new Date()))

const upcomingOf = (companyId: string, formId: string, from: string, pageNumber: number) =>
  query(listAvailabilities, { companyId, formId, from, pageNumber, pageSize })
/** The number of past times; the times themselves are loaded when unfolded. */
const pastOf = (companyId: string, formId: string, to: string) =>
  query(listAvailabilities, { companyId, formId, to, pageSize: 1 })
const overviewOf = (companyId: string, formId: string) => query(readApplicationsOverview, { companyId, formId })

const queries: PageQueries = ({ me, params, search }) => [
  upcomingOf(me.myId, idIn(params.formId), today(), pageIn(search)),
  pastOf(me.myId, idIn(params.formId), today()),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

const loadAddTimes = () => import('./add-times-dialog.tsx')

/** A form's interview times by day; new ones are planned and free ones deleted. */
export default function InterviewsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { formId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const [from] = useState(today)
  const [isAdding, setAdding] = useState(false)
  const { title } = useAnswer(overviewOf(companyId, formId))
  const upcoming = useAnswer(upcomingOf(companyId, formId, from, page))
  const past = useAnswer(pastOf(companyId, formId, from))
  const { items, total, seats, taken, can } = upcoming
  const add = can.change && (
    <Button variant="primary" icon={<CalendarPlus />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {t('interviews.add')}
    </Button>
  )
  return (
    <Container className={list.page}>
      <PageHead title={`${t('interviews.title')} · ${title} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('forms'), to: allApplicationsAddress },
          { label: title || t('forms.untitled'), to: applicationsAddress(formId) },
          { label: t('interviews.title') },
        ]}
      />
      <TitleRow>
        <div>
          <h1>{t('interviews.title')}</h1>
          {total > 0 && <p>{t('interviews.sum', { count: total, seats, taken })}</p>}
          {total + past.total > 0 && (
            <p>
              {t('interviews.zone')} <Link to={`${calendarAddress}?form=${formId}`}>{t('interviews.toCalendar')}</Link>
            </p>
          )}
        </div>
        {total > 0 && (
          <Cluster gap={2}>
            <ButtonLink to={applicationsAddress(formId)} icon={<Users />}>
              {t('interviews.choose')}
            </ButtonLink>
            {add}
          </Cluster>
        )}
      </TitleRow>
      {total === 0 ? (
        <EmptyState title={t('interviews.empty', { past: past.total })} action={add || undefined}>
          {can.change ? t('interviews.empty.detail') : t('interviews.empty.reader')}
        </EmptyState>
      ) : (
        <SlotDays formId={formId} slots={items} canDelete={can.change} />
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
      {past.total > 0 && (
        <PastDays formId={formId} before={from} total={past.total} seats={past.seats} taken={past.taken} />
      )}
      {isAdding && (
        <Lazy load={loadAddTimes}>
          {({ AddTimesDialog }) => <AddTimesDialog formId={formId} onClose={() => setAdding(false)} />}
        </Lazy>
      )}
    </Container>
  )
}
