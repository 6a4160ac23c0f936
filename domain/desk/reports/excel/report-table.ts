import { comparedCounts } from '#contract/reports/compared-counts.ts'
import type { ApplicationReport, ParticipantReport } from '#contract/reports/reports.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { formatMonth } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { Dimension } from '../dimensions.ts'

interface Made {
  readonly report: ApplicationReport | ParticipantReport
  readonly language: Language
  readonly kind: 'applications' | 'participants'
  readonly statuses: readonly string[]
}

/** The table of a report: a row for each group, then the suppressed and remaining groups, and the total. */
export function reportTable(groupBy: Dimension | undefined, { report, language, kind, statuses }: Made) {
  const say = (what: string) => translate(language, 'reports.column', { what })
  // If small groups suppress the numbers by status, their columns would be empty except for the total.
  const isTold = groupBy === undefined || report.groups.some(({ byStatus }) => byStatus !== null)
  const shown = (isTold ? statuses : []).filter(
    (status) =>
      report.groups.some(({ byStatus }) => numberOf(byStatus, status) > 0) || numberOf(report.byStatus, status) > 0,
  )
  const { comparison } = report
  const before = comparedCounts(groupBy, report)
  const columns: SheetColumn[] = [
    {
      heading: groupBy ? translate(language, 'reports.by', { by: groupBy }) : say('what'),
      kind: groupBy === 'day' || groupBy === 'week' ? 'day' : 'text',
      width: 36,
    },
    { heading: say('count'), kind: 'number' },
    ...(comparison ? [{ heading: say('before'), kind: 'number' as const }] : []),
    ...shown.map((status) => ({ heading: statusWord(kind, status, language), kind: 'number' as const })),
  ]
  const line = (name: SheetCell, count: number | null, compared: number | null, byStatus: Numbers): SheetCell[] => [
    name,
    count,
    ...(comparison ? [compared] : []),
    ...shown.map((status) => (byStatus === null ? null : numberOf(byStatus, status))),
  ]
  const rows = [
    ...report.groups.map((group) =>
      line(keyWord(groupBy, group, kind, language), group.count, before.get(group.key) ?? null, group.byStatus),
    ),
    ...(report.rest ? [line(say('rest'), report.rest.count, null, null)] : []),
    ...(report.hidden ? [line(say('hidden'), report.hidden.count, null, null)] : []),
    line(say('total'), report.total, comparison?.total ?? null, report.byStatus),
  ]
  return { columns, rows }
}

type Numbers = Readonly<Record<string, number>> | null
const numberOf = (byStatus: Numbers, status: string) => byStatus?.[status] ?? 0

const statusWord = (kind: Made['kind'], status: string, language: Language) =>
  kind === 'participants'
    ? deskText(language, 'participants.status', { status })
    : deskText(language, 'status', { status })

interface Keyed {
  readonly key: string | null
  readonly name: string | null
}

/** The name of a group: its own name, or a translated word or date. */
function keyWord(groupBy: Dimension | undefined, { key, name }: Keyed, kind: Made['kind'], language: Language): string {
  if (key === null) return translate(language, 'reports.none')
  if (name !== null) return name
  switch (groupBy) {
    case 'month':
      return formatMonth(`${key}-15`, language)
    case 'status':
      return statusWord(kind, key, language)
    case 'level':
      return deskText(language, 'enter.level', { code: key })
    case 'gender':
      return deskText(language, 'gender', { gender: key })
    case 'fit':
      return deskText(language, 'fit', { fit: key })
    case 'source':
      return translate(language, 'reports.source', { source: key })
    case 'answer':
      return key === 'true' || key === 'false' ? deskText(language, 'yesNo', { answer: key }) : key
    default:
      return key
  }
}
