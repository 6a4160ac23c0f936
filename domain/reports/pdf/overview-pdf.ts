import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { overviewAsPdf as call } from '#contract/reports/report-pdf.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { formTitles } from '#domain/payments/form-titles.ts'
import { headline } from '#platform/text/reports/headline.ts'
import { aboutReport } from '../about-report.ts'
import { otherSide, type Side } from '../make-report.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { inTurnOf } from './in-turn-of.ts'
import { overviewSections } from './overview-sections.ts'
import { reportWordsIn } from './report-words-in.ts'
import { writeReport } from './write-report.ts'

/** The overview as its page shows it. */
export const overviewAsPdf = (
  caller: Caller,
  { language = caller.language, compareTo, ...asked }: Input<typeof call>,
): Promise<SentFile> =>
  inTurnOf(asked.companyId, async () => {
    const { companyId } = asked
    const words = reportWordsIn(language)
    const side = otherSide({ ...asked, compareTo })
    const [overview, before, other] = await Promise.all([
      readReportsOverview({ ...caller, language }, asked),
      side && readBefore({ ...caller, language }, companyId, side),
      compareTo?.with === 'form'
        ? formTitles(companyId, [compareTo.formId]).then((titles) => titles.get(compareTo.formId) ?? '')
        : words.t('reports.compare.before'),
    ])
    const title = `${words.t('reports.title')}: ${words.t('reports.tab', { tab: 'overview' })}`
    const { at, funnel } = overview
    const shared = {
      title,
      at,
      words,
      about: await aboutReport(
        caller,
        { ...asked, compareTo },
        { language, title, approximate: overview.approximate, at },
      ),
    }
    if (funnel && funnel.begun === 0 && funnel.handedIn === 0)
      return writeReport({
        ...shared,
        sections: [
          {
            about: words.t('reports.tab', { tab: 'overview' }),
            title: words.t('reports.empty'),
            note: words.t('reports.empty.detail'),
            charts: [],
          },
        ],
      })
    return writeReport({
      ...shared,
      headline: headline(words, { overview, before, other }).map(({ label, value, change, note = '' }) => ({
        label,
        value,
        note: [change && `${change.direction === 'up' ? '+' : '−'} ${change.text}`, note].filter(Boolean).join(' · '),
      })),
      sections: overviewSections(words, { overview, before, other }),
    })
  })

/** The parts that are compared. */
const readBefore = (caller: Caller, companyId: string, { formIds, ...days }: Side): Promise<ReportsOverview> =>
  readReportsOverview(caller, {
    companyId,
    ...days,
    ...(formIds && { formIds: [...formIds] }),
    parts: ['funnel', 'days', 'decisions'],
  })
