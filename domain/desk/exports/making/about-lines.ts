import { eq } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { formTitles } from '#domain/award/payments/form-titles.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { exportedPeople } from '../exported-people.ts'

/**
 * The lines in which a file describes itself: the organization and form, who made it and when, and the number of rows.
 */
export async function aboutLines(
  made: ExportRecord,
): Promise<(count: number) => readonly (readonly [string, SheetCell])[]> {
  const { companyId, accountId, formId, language, kind, filterWords, asked } = made
  const [[company], names, titles, people] = await Promise.all([
    database().select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)),
    accountNames(database(), [accountId]),
    formTitles(companyId, formId === null ? [] : [formId]),
    exportedPeople({ kind, formId }),
  ])
  const say = (what: string) => translate(language, 'exports.about.line', { what })
  const filters = asked.ids === undefined ? filterWords : [translate(language, 'exports.about.selection')]
  return (count) => [
    [say('what'), translate(language, 'exports.kind', { kind: people })],
    [say('company'), company?.name ?? ''],
    ...(kind === 'members'
      ? []
      : ([
          [say('form'), formId === null ? translate(language, 'exports.about.allForms') : (titles.get(formId) ?? '')],
        ] as const)),
    ...(filters.length > 0 ? filters : [translate(language, 'exports.about.noFilter')]).map(
      (filter, at) => [at === 0 ? say('filters') : '', filter] as const,
    ),
    [say('count'), count],
    [say('madeBy'), names.get(accountId) ?? ''],
    [say('at'), formatDeadline(new Date(), language)],
    ['', null],
    ['', translate(language, 'exports.about.care')],
  ]
}
