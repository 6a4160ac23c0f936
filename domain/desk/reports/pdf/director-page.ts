import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import type { directorPageAsPdf as call } from '#contract/reports/report-pdf.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { headline } from '#platform/text/reports/headline.ts'
import { aboutReport } from '../about-report.ts'
import { changeText } from './change-text.ts'
import { comparedOverviews } from './compared-overviews.ts'
import { directorParts } from './director-parts.ts'
import { inTurnOf } from './in-turn-of.ts'
import { reportWordsIn } from './report-words-in.ts'
import { writeOnePage } from './write-one-page.ts'

const parts: OverviewPart[] = ['funnel', 'days', 'decisions', 'fit', 'places', 'payments']

/**
 * A one-page report for the director with the parts of the overview that the caller may see: members with reports only
 * get sums of closed weeks here too (decision 63).
 */
export const directorPageAsPdf = (
  caller: Caller,
  { language = caller.language, ...input }: Input<typeof call>,
): Promise<SentFile> =>
  inTurnOf(input.companyId, async () => {
    const words = reportWordsIn(language)
    const asked = { ...input, compareTo: input.compareTo ?? (input.from ? ({ with: 'period' } as const) : undefined) }
    const overviews = await comparedOverviews(caller, { ...asked, parts }, words)
    const { at, approximate } = overviews.overview
    const title = words.t('reports.director.title')
    return writeOnePage({
      title,
      at,
      words,
      isApproximate: approximate !== null,
      about: await aboutReport(caller, asked, { language, title, approximate, at }),
      figures: headline(words, overviews).map(({ label, value, change, note }) => ({
        label,
        value,
        note: changeText(change, note),
      })),
      parts: directorParts(words, overviews),
    })
  })
