import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { accountNames } from '#domain/forms/form-rows.ts'
import { formTitles } from '#domain/payments/form-titles.ts'
import { safeName } from '#domain/review/zip-names.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { formatDate, formatDeadline, istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Line = readonly [string, SheetCell]

interface Asked {
  readonly companyId: string
  readonly formIds?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Told {
  readonly language: Language
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Filters and the total, where there are any */
  readonly counted?: readonly Line[]
  readonly notes?: readonly string[]
  readonly at: string
}

/** A report as a file: its table, and a sheet that says of what, of when and by whom it is. */
export async function workbookOf(caller: Caller, asked: Asked, told: Told): Promise<SentFile> {
  const { language, title, columns, rows } = told
  const lines = await aboutLines(caller, asked, told)
  const name = `${safeName(`${title} - ${istanbulDay(new Date())}`)}.xlsx`
  const workbook = {
    sheet: { name: title, columns, rows: oncely(rows) },
    about: { name: translate(language, 'exports.about'), lines: () => lines },
  }
  return { name, type, inline: false, content: () => streamWorkbook(workbook) }
}

async function* oncely(rows: Told['rows']) {
  yield rows
}

async function aboutLines(
  caller: Caller,
  { companyId, formIds = [], from, to }: Asked,
  { language, title, counted = [], notes = [], at }: Told,
): Promise<Line[]> {
  const { accountId } = signedIn(caller)
  const [[company], names, titles] = await Promise.all([
    database().select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    accountNames(database(), [accountId]),
    formTitles(companyId, formIds),
  ])
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  const date = (day: string | undefined) => (day === undefined ? '…' : formatDate(day, language))
  const forms = formIds.length === 0 ? [translate(language, 'exports.about.allForms')] : [...titles.values()]
  return [
    [say('what'), title],
    [say('company'), company?.name ?? ''],
    ...forms.map((form, place): Line => [place === 0 ? say('form') : '', form]),
    ...(from === undefined && to === undefined
      ? []
      : [[translate(language, 'reports.period'), `${date(from)} – ${date(to)}`] as const]),
    ...counted,
    [say('madeBy'), names.get(accountId) ?? ''],
    [say('at'), formatDeadline(at, language)],
    ...notes.map((note): Line => ['', note]),
  ]
}
