import type { Asked } from '#contract/call.ts'
import type { createSavedReport } from '#contract/reports/saved-reports.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { listSearchOf } from '../../desk/list/list-search.ts'
import { breakdownAddress as breakdownPath, participantReportAddress } from '../../report-addresses.ts'
import { breakdownAddress } from '../breakdown-search.ts'
import { participantSearchAddress } from '../participant-report-search.ts'
import type { ReportSearch } from '../report-search.ts'

export type SavedContent = Asked<typeof createSavedReport>['content']

/** The address of a saved report. */
export function savedAddress(content: SavedContent): string {
  if (content.kind === 'participants') {
    const group = content.body.groupBy ?? 'status'
    return participantReportAddress + participantSearchAddress({ ...reportOf(content), group })
  }
  const {
    groupBy = 'city',
    questionId,
    limit: _,
    formIds: _f,
    from: _a,
    to: _b,
    compareTo: _c,
    ...filters
  } = content.body
  const { submittedFrom, submittedTo, ...rest } = filters
  return (
    breakdownPath +
    breakdownAddress({
      ...reportOf(content),
      group: groupBy,
      ...(questionId && { questionId }),
      list: {
        ...listSearchOf(new URLSearchParams()),
        ...rest,
        // Calls take moments, addresses hold days.
        ...(submittedFrom && { submittedFrom: istanbulDay(new Date(submittedFrom)) }),
        ...(submittedTo && { submittedTo: istanbulDay(new Date(submittedTo)) }),
      } as ReturnType<typeof listSearchOf>,
    })
  )
}

function reportOf({ period, body: { formIds, from, to, compareTo } }: SavedContent): ReportSearch {
  return {
    forms: formIds ?? [],
    period: period ?? (from || to ? 'own' : 'all'),
    ...(from && !period && { from }),
    ...(to && !period && { to }),
    compare: compareTo === undefined ? '' : compareTo.with === 'period' ? 'before' : compareTo.formId,
  }
}
