import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { calendarOf, pageSize } from './calendar-of.ts'
import { addressOf, type CalendarSearch, daysOf, type CalendarView as View } from './calendar-search.ts'
import { CalendarTools } from './calendar-tools.tsx'
import styles from './calendar-view.module.css'
import { DaySheet } from './sheet/day-sheet.tsx'
import { TimeList } from './time-list.tsx'
import type { Drawing } from './use-drawing.ts'
import { WeekGrid } from './week-grid.tsx'

interface CalendarViewProps {
  readonly search: CalendarSearch
  /** Undefined in the first HTML if the address names no view: both are rendered, and CSS shows one by width */
  readonly view: View | undefined
  readonly drawing: Drawing
}

const loadDrawer = () => import('./time-drawer.tsx')

/** The shown days as week, day or list, and the drawer of an open time. */
export function CalendarView({ search, view, drawing }: CalendarViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { items, total, days: counted, can } = useAnswer(calendarOf(companyId, search))
  // A link may name one of the times.
  const linked = useSearchParams()[0].get('time') ?? undefined
  const [openedId, setOpened] = useState(linked)
  const opened = items.find(({ id }) => id === openedId)
  const days = daysOf(search)
  const open = ({ id }: { readonly id: string }) => setOpened(id)
  const isGrid = view === 'week' || view === 'day'
  return (
    <>
      <CalendarTools search={search} counted={counted} />
      {total > pageSize && <Notice>{t('calendar.tooMany', { total, shown: items.length })}</Notice>}
      {(isGrid || view === undefined) && (
        <div className={view === undefined ? styles.wide : undefined}>
          <WeekGrid
            days={days}
            times={items}
            search={search}
            drawing={can.change ? drawing : undefined}
            onOpen={open}
          />
        </div>
      )}
      {(view === 'list' || view === undefined) && (
        <div className={view === undefined ? styles.narrow : undefined}>
          {items.length === 0 ? (
            <EmptyState title={t('calendar.empty')}>{t('calendar.empty.detail')}</EmptyState>
          ) : (
            <TimeList times={items} search={search} onOpen={open} />
          )}
        </div>
      )}
      {view === 'sheet' && <DaySheet day={search.day} times={items} canChange={can.change} />}
      <Pagination
        page={search.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) => addressOf({ ...search, page })}
      />
      {opened && (
        <Lazy load={loadDrawer}>
          {({ TimeDrawer }) => <TimeDrawer time={opened} canChange={can.change} onClose={() => setOpened(undefined)} />}
        </Lazy>
      )}
    </>
  )
}
