import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { listCalendar } from '#contract/interviews/calendar.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer, useOptionalAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import list from '../list-page.module.css'
import { calendarOf, companyOf, formsToChoose, interviewersOf, openOf, wishesOf } from './calendar-of.ts'
import { addressOf, calendarViews, daysOf, searchIn } from './calendar-search.ts'
import { CalendarView } from './calendar-view.tsx'
import { drawnPlan } from './drawn-plan.ts'
import { firstFree } from './first-free.ts'
import styles from './page.module.css'
import { PageActs } from './page-acts.tsx'
import { useDrawing } from './use-drawing.ts'
import { useNarrow } from './use-narrow.ts'
import { Waiting } from './waiting.tsx'

const queries: PageQueries = ({ me, search }) => {
  const asked = searchIn(search)
  return [
    asked.view === 'open' ? openOf(me.myId, asked) : calendarOf(me.myId, asked),
    interviewersOf(me.myId),
    formsToChoose(me.myId),
    wishesOf(me.myId),
    ...(asked.view === 'sheet' ? [companyOf(me.myId)] : []),
  ]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../forbidden-boundary.tsx'

const loadAddTimes = () => import('../review/interviews/add-times-dialog.tsx')

/** The interviews of all forms: as week, day or list, as day sheet, and the waiting list. */
export default function CalendarPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const search = searchIn(useSearchParams()[0])
  const isNarrow = useNarrow()
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const shown = search.view ?? (isNarrow ? 'list' : 'week')
  const wishes = useOptionalAnswer(wishesOf(companyId))?.total ?? 0
  const forms = useAnswer(formsToChoose(companyId)).items
  const [begun, setBegun] = useState<ReturnType<typeof drawnPlan>>()
  const drawing = useDrawing((drawn) => setBegun(drawnPlan(drawn)))
  const answers = useQueryClient()
  function draw(day: string) {
    const shownNow = answers.getQueryData<Output<typeof listCalendar>>(calendarOf(companyId, search).key)
    drawing.begin(firstFree(day, shownNow?.items ?? [], new Date()))
  }
  /** Shows the new times, also if they are in another week. */
  function goTo(day: string) {
    if (!daysOf(search).includes(day)) void navigate(addressOf({ ...search, day, page: 1 }))
  }

  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${t('interviews.title')} · Köprü`} />
      <div className={styles.screen}>
        <TitleRow>
          <div>
            <h1>{t('interviews.title')}</h1>
            <p>{t('interviews.zone')}</p>
          </div>
          <PageActs
            search={search}
            onAdd={() => setBegun({})}
            onCopied={goTo}
            onDraw={shown === 'week' || shown === 'day' ? draw : undefined}
          />
        </TitleRow>
      </div>
      <div className={styles.screen}>
        <Tabs
          label={t('calendar.views')}
          tabs={calendarViews.map((view) => ({
            to: addressOf({ ...search, view, page: 1 }),
            label: t('calendar.view', { view }),
            current: view === shown,
            ...(view === 'open' && wishes > 0 && { count: String(wishes), waiting: true }),
          }))}
        />
      </div>
      {shown === 'open' ? (
        <Waiting search={search} />
      ) : (
        <CalendarView search={search} view={search.view ?? (isAwake ? shown : undefined)} drawing={drawing} />
      )}
      {begun && (
        <Lazy load={loadAddTimes}>
          {({ AddTimesDialog }) => (
            <AddTimesDialog
              formId={search.formId}
              forms={forms}
              begun={begun}
              onClose={() => setBegun(undefined)}
              onMade={(first) => goTo(istanbulDay(new Date(first)))}
            />
          )}
        </Lazy>
      )}
    </Container>
  )
}
