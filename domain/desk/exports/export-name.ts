import { formTitles } from '#domain/award/payments/form-titles.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from './export-record.ts'
import { exportedPeople } from './exported-people.ts'

/** The file's name: the form, the content, and the date. */
export async function exportName({
  companyId,
  formId,
  kind,
  language,
  format,
}: Pick<ExportRecord, 'companyId' | 'formId' | 'kind' | 'language' | 'format'>): Promise<string> {
  const title = formId === null ? undefined : (await formTitles(companyId, [formId])).get(formId)
  const what = translate(language, 'exports.kind', { kind: await exportedPeople({ kind, formId }) })
  const day = istanbulDay(new Date())
  return `${title ? safeName(title, `- ${what} - ${day}`) : safeName(`${what} - ${day}`)}.${format}`
}
