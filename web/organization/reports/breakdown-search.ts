import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { applicationGroups } from '#contract/reports/report-facts.ts'
import { isId } from '#web/queries/id-in.ts'
import { filtersOf, type ListSearch, listAddress, listSearchOf } from '../desk/list/list-search.ts'
import { askedOf, compareToOf, type ReportSearch, reportAddress, reportSearchOf } from './report-search.ts'

export type Group = (typeof applicationGroups)[number]

/** The breakdown's search parameters: report, grouping, and the filters of the list of applications. */
export interface BreakdownSearch extends ReportSearch {
  readonly group: Group
  /** Set for the group `answer` */
  readonly questionId?: string
  readonly list: ListSearch
}

export function breakdownSearchOf(address: URLSearchParams): BreakdownSearch {
  const report = reportSearchOf(address)
  const [word, question = ''] = (address.get('group') ?? '').split('.')
  const named = applicationGroups.find((group) => group === word) ?? 'city'
  const hasQuestion = isId(question) && report.forms.length === 1
  return {
    ...report,
    group: named === 'answer' && !hasQuestion ? 'city' : named,
    ...(named === 'answer' && hasQuestion && { questionId: question }),
    list: onlyFilters(listSearchOf(address)),
  }
}

/** Drops the list's order and columns, which a report does not use. */
const onlyFilters = ({ columns: _, density: __, ...list }: ListSearch): ListSearch => ({
  ...list,
  sort: 'submitted',
  direction: 'down',
  page: 1,
})

/** The address with a change. */
export function breakdownAddress(now: BreakdownSearch, change: Partial<BreakdownSearch> = {}): string {
  const { group, questionId, list, ...report } = { ...now, ...change }
  const address = new URLSearchParams(reportAddress(report))
  if (group !== 'city') address.set('group', groupChoice({ group, questionId }))
  for (const [key, value] of new URLSearchParams(listAddress(list, {}))) address.append(key, value)
  return address.size > 0 ? `?${address}` : '?'
}

/** The grouping as one word: `city`, or `answer.` and the question's id. */
export const groupChoice = ({ group, questionId }: { group: Group; questionId?: string | undefined }) =>
  questionId ? `${group}.${questionId}` : group

/** Drops the question if the form changes: questions belong to one form. */
export function breakdownSearchAfter(now: BreakdownSearch, fields: URLSearchParams): BreakdownSearch {
  const { questionId, ...next } = breakdownSearchOf(fields)
  if (questionId === undefined || next.forms[0] !== now.forms[0])
    return { ...next, group: questionId ? 'city' : next.group }
  return { ...next, questionId }
}

/** The input of the call. */
export function breakdownInput(now: BreakdownSearch) {
  const filters: ApplicationFilters = filtersOf(now.list)
  const compareTo = compareToOf(now)
  return {
    ...filters,
    ...askedOf(now),
    groupBy: now.group,
    ...(now.questionId && { questionId: now.questionId }),
    ...(compareTo && { compareTo }),
  }
}
