import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { overviewAsPdf as call } from '#contract/reports/report-pdf.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { headline } from '#platform/text/reports/headline.ts'
import { aboutReport } from '../about-report.ts'
import { changeText } from './change-text.ts'
import { comparedOverviews } from './compared-overviews.ts'
import { inTurnOf } from './in-turn-of.ts'
import { overviewSections } from './overview-sections.ts'
import { reportWordsIn } from './report-words-in.ts'
import { writeReport } from './write-report.ts'

/** The overview as a PDF, as its page shows it. */
export const overviewAsPdf = (
  caller: Caller,
  { language = caller.language, compareTo, eachDay = false, ...asked }: Input<typeof call>,
): Promise<SentFile> =>
  inTurnOf(asked.companyId, async () => {
    const words = reportWordsIn(language)
    const { overview, before, other } = await comparedOverviews(caller, { ...asked, compareTo }, words)
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
        note: changeText(change, note),
      })),
      sections: overviewSections(words, { overview, before, other, eachDay }),
    })
  })
