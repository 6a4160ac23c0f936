import { eq } from 'drizzle-orm'
import { ApplicationStatus } from '#contract/applications/application-status.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type {
  applicationReportAsExcel as applicationsCall,
  participantReportAsExcel as participantsCall,
} from '#contract/reports/report-excel.ts'
import type { ApplicationReport, ParticipantReport } from '#contract/reports/reports.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { applicationFilterWords, participantFilterWords } from '#domain/exports/filter-words.ts'
import { accountNames } from '#domain/forms/form-rows.ts'
import { formTitles } from '#domain/payments/form-titles.ts'
import { safeName } from '#domain/review/zip-names.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { formatDate, formatDeadline, istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { reportApplications } from '../report-applications.ts'
import { reportParticipants } from '../report-participants.ts'
import { reportTable } from './report-table.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function applicationReportAsExcel(
  caller: Caller,
  { language = caller.language, ...asked }: Input<typeof applicationsCall>,
): Promise<SentFile> {
  const {
    companyId,
    formIds = [],
    from: _,
    to: __,
    groupBy: ___,
    questionId: ____,
    compareTo: _____,
    limit: ______,
    ...filters
  } = asked
  const report = await reportApplications({ ...caller, language }, asked)
  const formId = formIds.length === 1 ? (formIds[0] ?? null) : null
  const words = await applicationFilterWords(filters, { companyId, formId, language })
  return file(caller, asked, {
    report,
    language,
    words,
    kind: 'applications',
    statuses: ApplicationStatus.options.slice(1),
  })
}

export async function participantReportAsExcel(
  caller: Caller,
  { language = caller.language, ...asked }: Input<typeof participantsCall>,
): Promise<SentFile> {
  const {
    companyId,
    formIds: _,
    from: __,
    to: ___,
    groupBy: ____,
    questionId: _____,
    compareTo: ______,
    limit: _______,
    ...filters
  } = asked
  const report = await reportParticipants({ ...caller, language }, asked)
  const words = await participantFilterWords(filters, { companyId, language })
  return file(caller, asked, { report, language, words, kind: 'participants', statuses: ParticipantStatus.options })
}

interface Made {
  readonly report: ApplicationReport | ParticipantReport
  readonly language: Language
  readonly words: readonly string[]
  readonly kind: 'applications' | 'participants'
  readonly statuses: readonly string[]
}

type Asked = Omit<Input<typeof applicationsCall> | Input<typeof participantsCall>, 'language'>

async function file(caller: Caller, asked: Asked, made: Made): Promise<SentFile> {
  const { language, kind } = made
  const title = translate(language, 'reports.kind', { kind })
  const { columns, rows } = reportTable(asked.groupBy, made)
  const lines = await aboutLines(caller, asked, made)
  const name = `${safeName(`${title} - ${istanbulDay(new Date())}`)}.xlsx`
  const workbook = {
    sheet: { name: title, columns, rows: oncely(rows) },
    about: { name: translate(language, 'exports.about'), lines: () => lines },
  }
  return { name, type, inline: false, content: () => streamWorkbook(workbook) }
}

async function* oncely(rows: readonly (readonly SheetCell[])[]) {
  yield rows
}

/** What the file says about itself. */
async function aboutLines(caller: Caller, asked: Asked, { report, language, words, kind }: Made) {
  const { companyId, formIds = [], from, to } = asked
  const { accountId } = signedIn(caller)
  const [[company], names, titles] = await Promise.all([
    database().select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    accountNames(database(), [accountId]),
    formTitles(companyId, formIds),
  ])
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  const date = (day: string | undefined) => (day === undefined ? '…' : formatDate(day, language))
  const forms = formIds.length === 0 ? [translate(language, 'exports.about.allForms')] : [...titles.values()]
  const notes = [
    ...(report.hidden ? [translate(language, 'reports.hidden')] : []),
    ...(report.overlaps ? [translate(language, 'reports.overlaps')] : []),
  ]
  const lines: (readonly [string, SheetCell])[] = [
    [say('what'), translate(language, 'reports.kind', { kind })],
    [say('company'), company?.name ?? ''],
    ...forms.map((form, at) => [at === 0 ? say('form') : '', form] as const),
    ...(from === undefined && to === undefined
      ? []
      : [[translate(language, 'reports.period'), `${date(from)} – ${date(to)}`] as const]),
    ...(words.length > 0 ? words : [translate(language, 'exports.about.noFilter')]).map(
      (word, at) => [at === 0 ? say('filters') : '', word] as const,
    ),
    [say('count'), report.total],
    [say('madeBy'), names.get(accountId) ?? ''],
    [say('at'), formatDeadline(report.at, language)],
    ...notes.map((note) => ['', note] as const),
  ]
  return lines
}
