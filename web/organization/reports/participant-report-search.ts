import { participantGroups } from '#contract/reports/report-facts.ts'
import { askedOf, compareToOf, type ReportSearch, reportAddress, reportSearchOf } from './report-search.ts'

export interface ParticipantReportSearch extends ReportSearch {
  readonly group: (typeof participantGroups)[number]
}

export function participantReportSearchOf(address: URLSearchParams): ParticipantReportSearch {
  const named = participantGroups.find((group) => group === address.get('group') && group !== 'answer')
  // Defaults to all time, because participations last for years.
  const said = new URLSearchParams(address)
  if (!said.has('period') && !said.has('from')) said.set('period', 'all')
  return { ...reportSearchOf(said), group: named ?? 'status' }
}

export function participantSearchAddress({ group, ...report }: ParticipantReportSearch): string {
  const address = new URLSearchParams(reportAddress(report))
  address.set('period', report.period)
  if (group !== 'status') address.set('group', group)
  return `?${address}`
}

/** The input of the call. */
export function participantReportInput(now: ParticipantReportSearch) {
  const compareTo = compareToOf(now)
  return { ...askedOf(now), groupBy: now.group, ...(compareTo && { compareTo }) }
}
