import { useSearchParams } from 'react-router'
import { reportApplications } from '#contract/reports/reports.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { statuses } from '../../desk/list/filter-facts.ts'
import { ApproximateNotice } from '../approximate-notice.tsx'
import {
  type BreakdownSearch,
  breakdownAddress,
  breakdownInput,
  breakdownSearchAfter,
  breakdownSearchOf,
} from '../breakdown-search.ts'
import { FileButton } from '../file-button.tsx'
import { reportFormsOf } from '../forms-of.ts'
import { ReportsFrame } from '../frame.tsx'
import { GroupedReport } from '../grouped-report.tsx'
import { ReportFilters } from '../report-filters.tsx'
import { movingOf } from '../report-search.ts'
import { SavedReports, savedReportsOf } from '../saved/saved-reports.tsx'
import { Total } from '../total.tsx'
import { useChosenWords } from '../use-chosen-words.ts'
import { BreakdownFilters } from './breakdown-filters.tsx'
import { GroupSelect, questionsOf } from './group-select.tsx'

const breakdownOf = (companyId: string, now: BreakdownSearch) =>
  query(reportApplications, { companyId, ...breakdownInput(now) })

const queries: PageQueries = ({ me, search }) => {
  const now = breakdownSearchOf(search)
  return [reportFormsOf(me.myId), breakdownOf(me.myId, now), savedReportsOf(me.myId), ...questionsOf(me, now)]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Applications grouped by one property, with the filters of their list. */
export default function BreakdownPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const now = breakdownSearchOf(useSearchParams()[0])
  const { chosen, other } = useChosenWords(now)
  const about = t('reports.by', { by: now.group })
  const me = useMe()
  const report = useAnswer(breakdownOf(me.myId, now))
  return (
    <ReportsFrame
      tab="breakdown"
      now={now}
      chosen={`${chosen} · ${about}`}
      pdf={async (shared) => (await import('../report-files.ts')).applicationPdf({ ...shared, ...breakdownInput(now) })}
    >
      <SavedReports kind="applications" body={breakdownInput(now)} {...movingOf(now)} />
      <ReportFilters now={now} addressOf={(fields) => breakdownAddress(breakdownSearchAfter(now, fields))}>
        {(send) => (
          <>
            <GroupSelect now={now} send={send} />
            {may(me, 'Applications', 'read') && <BreakdownFilters key={breakdownAddress(now)} now={now} />}
          </>
        )}
      </ReportFilters>
      <ApproximateNotice days={report.approximate} />
      <Total of="applications" total={report.total} was={report.comparison?.total} other={other} />
      <GroupedReport
        of="applications"
        group={now.group}
        report={report}
        other={other}
        statuses={statuses.filter((one) => now.list.status?.includes(one) ?? true)}
        acts={
          <FileButton
            kind="xlsx"
            about={about}
            ask={async (shared) =>
              (await import('../report-files.ts')).applicationExcel({ ...shared, ...breakdownInput(now) })
            }
          />
        }
      />
    </ReportsFrame>
  )
}
