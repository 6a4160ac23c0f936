import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type {
  applicationReportAsExcel as applicationsCall,
  participantReportAsExcel as participantsCall,
} from '#contract/reports/report-excel.ts'
import type { ApplicationReport, ParticipantReport } from '#contract/reports/reports.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { applicationFilterWords, participantFilterWords } from '#domain/desk/exports/filter-words.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { filtersOf } from '../filters-of.ts'
import { reportApplications } from '../report-applications.ts'
import { reportParticipants } from '../report-participants.ts'
import { reportTable } from './report-table.ts'
import { workbookOf } from './workbook-of.ts'

export async function applicationReportAsExcel(
  caller: Caller,
  { language = caller.language, ...asked }: Input<typeof applicationsCall>,
): Promise<SentFile> {
  const { companyId, formIds = [] } = asked
  const report = await reportApplications({ ...caller, language }, asked)
  const formId = formIds.length === 1 ? (formIds[0] ?? null) : null
  const words = await applicationFilterWords(filtersOf(asked), { companyId, formId, language })
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
  const report = await reportParticipants({ ...caller, language }, asked)
  const words = await participantFilterWords(filtersOf(asked), { companyId: asked.companyId, language })
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
  const { language, kind, report, words } = made
  const title = translate(language, 'reports.kind', { kind })
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  return workbookOf(caller, asked, {
    language,
    title,
    ...reportTable(asked.groupBy, made),
    counted: [
      ...(words.length > 0 ? words : [translate(language, 'exports.about.noFilter')]).map(
        (word, at) => [at === 0 ? say('filters') : '', word] as const,
      ),
      [say(kind), report.total],
    ],
    approximate: report.approximate,
    at: report.at,
    notes: [
      ...(report.hidden ? [translate(language, 'reports.hidden')] : []),
      ...(report.overlaps ? [translate(language, 'reports.overlaps')] : []),
    ],
  })
}
