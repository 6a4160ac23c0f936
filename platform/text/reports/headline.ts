import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { ReportWords } from './report-words.ts'

interface Headlines {
  readonly overview: ReportsOverview
  readonly before: ReportsOverview | undefined
  /** The name of the comparison */
  readonly other: string
}

interface Stat {
  readonly label: string
  readonly value: string
  readonly change?: { readonly direction: 'up' | 'down'; readonly text: string; readonly good: boolean }
  readonly note?: string
}

/** The key figures, each with its change; decisions are left out for members without read access to applications. */
export function headline(
  words: ReportWords,
  { overview: { funnel, decisions, approximate }, before, other }: Headlines,
): Stat[] {
  const { t, said } = words
  if (!funnel) return []
  const was = before?.funnel
  const rate = (one: typeof funnel) => (one.begun > 0 ? one.handedIn / one.begun : 0)
  const change = (now: number, then: number | undefined, changed: Changed) => changeOf(words, other, now, then, changed)
  return [
    {
      label: t('reports.headline.applications'),
      value: said.number(funnel.handedIn),
      ...change(funnel.handedIn, was?.handedIn, { say: said.number }),
    },
    {
      label: t('reports.headline.finished'),
      value: said.share(funnel.handedIn, funnel.begun),
      // Without started applications there is no rate to compare with.
      ...change(rate(funnel), was && was.begun > 0 ? rate(was) : undefined, {
        say: (share) => said.share(share, 1),
        isShare: true,
      }),
    },
    {
      label: t('reports.headline.approved'),
      value: said.number(funnel.approved),
      ...change(funnel.approved, was?.approved, { say: said.number }),
    },
    ...(approximate
      ? []
      : [
          {
            label: t('reports.headline.decision'),
            value: decisions?.median == null ? '–' : said.duration(decisions.median),
            ...(decisions?.median != null &&
              change(decisions.median, before?.decisions?.median ?? undefined, {
                say: said.duration,
                lessIsGood: true,
              })),
          },
        ]),
  ]
}

interface Changed {
  readonly say: (value: number) => string
  readonly isShare?: boolean
  readonly lessIsGood?: boolean
}

/** The change of a number, and its earlier value. */
function changeOf(
  { t, said }: ReportWords,
  other: string,
  now: number,
  was: number | undefined,
  { say, isShare, lessIsGood = false }: Changed,
): Pick<Stat, 'change' | 'note'> {
  if (was === undefined) return {}
  const note = t('reports.change.from', { other, was: say(was) })
  if (now === was || was === 0) return { note }
  const text = isShare
    ? t('reports.change.points', { points: said.number(Math.abs(Math.round(100 * (now - was)))) })
    : now >= 3 * was
      ? t('reports.change.times', { times: said.number(now / was) })
      : said.growth(Math.abs(now - was), was)
  return { change: { direction: now > was ? 'up' : 'down', text, good: now > was !== lessIsGood }, note }
}
