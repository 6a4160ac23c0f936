import type { Caller } from '#contract/caller.ts'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import { formTitles } from '#domain/award/payments/form-titles.ts'
import type { ReportWords } from '#platform/text/reports/report-words.ts'
import type { AskedReport } from '../about-report.ts'
import { otherSide, type Side } from '../make-report.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'

export interface ComparedOverviews {
  readonly overview: ReportsOverview
  readonly before: ReportsOverview | undefined
  readonly other: string
}

/** An overview with its comparison, each as the caller may see it. */
export async function comparedOverviews(
  caller: Caller,
  { compareTo, ...asked }: AskedReport & { readonly parts?: OverviewPart[] },
  words: ReportWords,
): Promise<ComparedOverviews> {
  const { companyId } = asked
  const inWords = { ...caller, language: words.language }
  const side = otherSide({ ...asked, compareTo })
  const [overview, before, other] = await Promise.all([
    readReportsOverview(inWords, asked),
    side && readBefore(inWords, companyId, side),
    compareTo?.with === 'form'
      ? formTitles(companyId, [compareTo.formId]).then((titles) => titles.get(compareTo.formId) ?? '')
      : words.t('reports.compare.before'),
  ])
  return { overview, before, other }
}

/** Reads only the parts that are compared. */
const readBefore = (caller: Caller, companyId: string, { formIds, ...days }: Side): Promise<ReportsOverview> =>
  readReportsOverview(caller, {
    companyId,
    ...days,
    ...(formIds && { formIds: [...formIds] }),
    parts: ['funnel', 'days', 'decisions'],
  })
