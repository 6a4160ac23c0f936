import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type {
  applicationReportAsPdf as applicationsCall,
  participantReportAsPdf as participantsCall,
} from '#contract/reports/report-pdf.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { applicationFilterWords, participantFilterWords } from '#domain/desk/exports/filter-words.ts'
import { barDrawing } from '#platform/charts/bar-drawing.ts'
import { lineDrawing } from '#platform/charts/line-drawing.ts'
import { type Grouped, groupedSection } from '#platform/text/reports/grouped-section.ts'
import type { ReportWords } from '#platform/text/reports/report-words.ts'
import { translate } from '#platform/texts.ts'
import { aboutReport } from '../about-report.ts'
import { filtersOf } from '../filters-of.ts'
import { reportApplications } from '../report-applications.ts'
import { reportParticipants } from '../report-participants.ts'
import { inTurnOf } from './in-turn-of.ts'
import { comparedName, reportWordsIn } from './report-words-in.ts'
import { type PdfSection, writeReport } from './write-report.ts'

export const applicationReportAsPdf = (
  caller: Caller,
  { language = caller.language, groupBy = 'status', ...asked }: Input<typeof applicationsCall>,
): Promise<SentFile> =>
  inTurnOf(asked.companyId, async () => {
    const { companyId, formIds = [], status } = asked
    const report = await reportApplications({ ...caller, language }, { ...asked, groupBy })
    const formId = formIds.length === 1 ? (formIds[0] ?? null) : null
    const filters = await applicationFilterWords(filtersOf(asked), { companyId, formId, language })
    const statuses = ApplicationStatus.options.filter((one) => one !== 'Draft' && (status?.includes(one) ?? true))
    const words = reportWordsIn(language)
    const other = comparedName(words, asked.compareTo, report.comparison)
    return file(caller, asked, { of: 'applications', group: groupBy, report, other, statuses, filters, words })
  })

export const participantReportAsPdf = (
  caller: Caller,
  { language = caller.language, groupBy = 'status', ...asked }: Input<typeof participantsCall>,
): Promise<SentFile> =>
  inTurnOf(asked.companyId, async () => {
    const { companyId, status } = asked
    const report = await reportParticipants({ ...caller, language }, { ...asked, groupBy })
    const filters = await participantFilterWords(filtersOf(asked), { companyId, language })
    const statuses = ParticipantStatus.options.filter((one) => status?.includes(one) ?? true)
    const words = reportWordsIn(language)
    const other = comparedName(words, asked.compareTo, report.comparison)
    return file(caller, asked, { of: 'participants', group: groupBy, report, other, statuses, filters, words })
  })

interface Made extends Grouped {
  readonly filters: readonly string[]
  readonly words: ReportWords
}

type Asked = Omit<Input<typeof applicationsCall> | Input<typeof participantsCall>, 'language' | 'groupBy'>

async function file(caller: Caller, asked: Asked, { filters, words, ...grouped }: Made): Promise<SentFile> {
  const { t, said, language } = words
  const { of, group, report } = grouped
  const title = `${translate(language, 'reports.kind', { kind: of })}: ${t('reports.by', { by: group })}`
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  const about = await aboutReport(caller, asked, {
    language,
    title,
    at: report.at,
    approximate: report.approximate,
    counted: [
      [say('filters'), filters.length > 0 ? filters.join(' · ') : translate(language, 'exports.about.noFilter')],
      [say(of), report.total === null ? t('reports.few') : said.number(report.total)],
    ],
  })
  return writeReport({ title, about, at: report.at, words, sections: sectionsOf(words, grouped) })
}

function sectionsOf(words: ReportWords, grouped: Grouped): PdfSection[] {
  const { t, said } = words
  const { total, groups } = grouped.report
  const empty = (title: string, note: string): PdfSection[] => [
    { about: t('reports.by', { by: grouped.group }), title, note, charts: [] },
  ]
  if (total === 0) return empty(t('reports.nobody'), t('reports.nobody.detail'))
  if (total === null) return empty(t('reports.tooFew'), t('reports.hidden.note'))
  if (groups.length === 0) return empty(t('reports.allHidden'), t('reports.hidden.note'))
  const { bars, lines, series, rows, columns, ...section } = groupedSection(words, total, grouped)
  return [
    {
      ...section,
      charts: [
        lines
          ? { drawing: lineDrawing(lines, said.number), series, isLine: true }
          : { drawing: barDrawing(bars), series },
      ],
      table: {
        columns,
        rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
        sums: sumsOf(
          words,
          grouped,
          total,
          columns.map(({ key }) => key),
        ),
      },
    },
  ]
}

/** The rows below the groups: the remaining ones, the suppressed ones, and the total. */
function sumsOf({ language, said }: ReportWords, { report }: Grouped, total: number, keys: readonly string[]) {
  const { rest, hidden, comparison, byStatus } = report
  const say = (what: string) => translate(language, 'reports.column', { what })
  const told = (count: number | null | undefined) => (typeof count === 'number' ? said.number(count) : '–')
  const share = (count: number | null) => (count === null ? '–' : said.share(count, total))
  const line = (name: string, count: number | null, others: Readonly<Record<string, string>> = {}) => {
    const cells: Readonly<Record<string, string>> = { ...others, name, count: told(count), share: share(count) }
    return keys.map((key) => cells[key] ?? '–')
  }
  const inAll = Object.fromEntries(keys.map((key) => [key, told((byStatus as Counts)?.[key] ?? (byStatus && 0))]))
  return [
    ...(rest ? [line(say('rest'), rest.count)] : []),
    ...(hidden ? [line(say('hidden'), hidden.count)] : []),
    line(say('total'), total, { ...inAll, was: told(comparison?.total) }),
  ]
}

type Counts = Readonly<Record<string, number>> | null
