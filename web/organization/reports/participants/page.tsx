import { useSearchParams } from 'react-router'
import { participantGroups } from '#contract/reports/report-facts.ts'
import { reportParticipants } from '#contract/reports/reports.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { participantStatuses } from '../../participants/participant-statuses.ts'
import { FileButton } from '../file-button.tsx'
import { reportFormsOf } from '../forms-of.ts'
import { ReportsFrame } from '../frame.tsx'
import { GroupedReport } from '../grouped-report.tsx'
import {
  type ParticipantReportSearch,
  participantReportInput,
  participantReportSearchOf,
  participantSearchAddress,
} from '../participant-report-search.ts'
import { ReportFilters } from '../report-filters.tsx'
import { movingOf } from '../report-search.ts'
import { SavedReports, savedReportsOf } from '../saved/saved-reports.tsx'
import { Total } from '../total.tsx'
import { useChosenWords } from '../use-chosen-words.ts'

const reportOf = (companyId: string, now: ParticipantReportSearch) =>
  query(reportParticipants, { companyId, ...participantReportInput(now) })

const queries: PageQueries = ({ me, search }) => [
  reportFormsOf(me.myId),
  reportOf(me.myId, participantReportSearchOf(search)),
  savedReportsOf(me.myId),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Participants grouped by one property. */
export default function ParticipantReportPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const now = participantReportSearchOf(useSearchParams()[0])
  const { chosen, other } = useChosenWords(now)
  const about = t('reports.by', { by: now.group })
  const report = useAnswer(reportOf(useMe().myId, now))
  return (
    <ReportsFrame
      tab="participants"
      now={now}
      chosen={`${chosen} · ${about}`}
      pdf={async (shared) =>
        (await import('../report-files.ts')).participantPdf({ ...shared, ...participantReportInput(now) })
      }
    >
      <SavedReports kind="participants" body={participantReportInput(now)} {...movingOf(now)} />
      <ReportFilters now={now} addressOf={(fields) => participantSearchAddress(participantReportSearchOf(fields))}>
        {(send) => (
          <Select
            name="group"
            label={t('reports.group')}
            value={now.group}
            options={participantGroups
              .filter((group) => group !== 'answer')
              .map((group) => ({ value: group, label: t('reports.by', { by: group }) }))}
            onChange={send}
          />
        )}
      </ReportFilters>
      <Total of="participants" total={report.total} was={report.comparison?.total} other={other} />
      <GroupedReport
        of="participants"
        statuses={participantStatuses}
        group={now.group}
        report={report}
        other={other}
        acts={
          <FileButton
            kind="xlsx"
            about={about}
            ask={async (shared) =>
              (await import('../report-files.ts')).participantExcel({ ...shared, ...participantReportInput(now) })
            }
          />
        }
      />
    </ReportsFrame>
  )
}
