import type { Caller } from '#contract/caller.ts'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { formTitles } from '#domain/award/payments/form-titles.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { deskText } from '#platform/desk-texts.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { companyName, otherSide } from './make-report.ts'

type Line = readonly [label: string, value: string | number | null]

export interface AskedReport {
  readonly companyId: string
  readonly formIds?: string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly compareTo?: { with: 'period' } | { with: 'form'; formId: string } | undefined
}

export interface ToldOfReport {
  readonly language: Language
  readonly title: string
  /** Filters and the total, if there are any */
  readonly counted?: readonly Line[]
  /** The days that approximate numbers cover */
  readonly approximate: ReportsOverview['approximate']
  readonly at: string
}

/** What a file says about its report: organization, forms, days, comparison, author and time. */
export async function aboutReport(
  caller: Caller,
  asked: AskedReport,
  { language, title, counted = [], approximate, at }: ToldOfReport,
): Promise<Line[]> {
  const { accountId } = signedIn(caller)
  const { companyId, formIds = [], from, to } = asked
  const other = otherSide(asked)
  // The previous period is of the same forms, which are named already.
  const otherForms = asked.compareTo?.with === 'form' ? (other?.formIds ?? []) : []
  const [company, names, titles] = await Promise.all([
    companyName(companyId),
    accountNames(database(), [accountId]),
    formTitles(companyId, [...formIds, ...otherForms]),
  ])
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  const titled = (ids: readonly string[]) => ids.flatMap((id) => titles.get(id) ?? [])
  const forms = formIds.length === 0 ? [translate(language, 'exports.about.allForms')] : titled(formIds)
  const days = daysIn({ from, to }, language) ?? deskText(language, 'reports.period.of', { period: 'all' })
  return [
    [say('what'), title],
    [say('company'), company],
    ...forms.map((form, place): Line => [place === 0 ? say('form') : '', form]),
    [translate(language, 'reports.period'), days],
    ...(other
      ? [
          [
            translate(language, 'reports.column', { what: 'before' }),
            [...titled(otherForms), daysIn(other, language) ?? days].join(' · '),
          ] as const,
        ]
      : []),
    ...counted,
    ...(approximate ? approximateLines(approximate, language) : []),
    [say('madeBy'), names.get(accountId) ?? ''],
    [say('at'), formatDeadline(at, language)],
  ]
}

function approximateLines({ from, to }: NonNullable<ReportsOverview['approximate']>, language: Language): Line[] {
  const days = from && to ? daysIn({ from, to }, language) : undefined
  return [
    [translate(language, 'reports.approximate.days'), days ?? '–'],
    ['', translate(language, 'reports.approximate')],
  ]
}

/** Undefined for a report on all time. */
function daysIn({ from, to }: Pick<AskedReport, 'from' | 'to'>, language: Language): string | undefined {
  const date = (day: string | undefined) => (day === undefined ? '…' : formatDate(day, language))
  return from === undefined && to === undefined ? undefined : `${date(from)} – ${date(to)}`
}
