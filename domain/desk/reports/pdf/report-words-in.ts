import { deskText, isDeskKey } from '#platform/desk-texts.ts'
import type { Language } from '#platform/text/locales.ts'
import { type ReportWords, saidIn } from '#platform/text/reports/report-words.ts'
import { translate } from '#platform/texts.ts'

/** The texts of reports on the server: the same as on their pages. */
export function reportWordsIn(language: Language): ReportWords {
  const t: ReportWords['t'] = (key, values) =>
    isDeskKey(key) ? deskText(language, key, values) : translate(language, key, values)
  return { t, language, said: saidIn(t, language) }
}

/** The name of the comparison on the page: the other form, or the previous period. */
export const comparedName = (
  { t }: ReportWords,
  compareTo: { readonly with: 'period' | 'form' } | undefined,
  comparison: { readonly form: { readonly title: string } | null } | null,
): string => (compareTo?.with === 'form' ? (comparison?.form?.title ?? '') : t('reports.compare.before'))
