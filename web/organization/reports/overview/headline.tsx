import { useTexts } from '#web/texts/texts.tsx'
import { Stat, type StatProps } from '#web/ui/data/stat.tsx'
import styles from '../reports.module.css'
import { useSaid } from '../use-said.ts'
import type { Overview } from './overview-of.ts'

interface HeadlineProps {
  readonly overview: Overview
  readonly before: Overview | undefined
  /** The name of what it is compared with */
  readonly other: string
}

/** The four numbers that are asked for first, each with its change. */
export function Headline({ overview: { funnel, decisions }, before, other }: HeadlineProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const change = useChange(other)
  if (!funnel) return null
  const was = before?.funnel
  const rate = (one: typeof funnel) => (one.begun > 0 ? one.handedIn / one.begun : 0)
  return (
    <section aria-label={t('reports.headline')} className={styles.headline}>
      <Stat
        label={t('reports.headline.applications')}
        value={said.number(funnel.handedIn)}
        {...change(funnel.handedIn, was?.handedIn, { say: said.number })}
      />
      <Stat
        label={t('reports.headline.finished')}
        value={said.share(funnel.handedIn, funnel.begun)}
        {...change(rate(funnel), was && rate(was), { say: (share) => said.share(share, 1), isShare: true })}
      />
      <Stat
        label={t('reports.headline.approved')}
        value={said.number(funnel.approved)}
        {...change(funnel.approved, was?.approved, { say: said.number })}
      />
      <Stat
        label={t('reports.headline.decision')}
        value={decisions?.median == null ? '–' : said.duration(decisions.median)}
        {...(decisions?.median != null &&
          change(decisions.median, before?.decisions?.median ?? undefined, { say: said.duration, lessIsGood: true }))}
      />
    </section>
  )
}

interface Changed {
  readonly say: (value: number) => string
  readonly isShare?: boolean
  readonly lessIsGood?: boolean
}

/** What a number has changed by, and from what. */
function useChange(other: string) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  return (
    now: number,
    was: number | undefined,
    { say, isShare, lessIsGood = false }: Changed,
  ): Pick<StatProps, 'change' | 'note'> => {
    if (was === undefined) return {}
    const note = t('reports.change.from', { other, was: say(was) })
    if (now === was || was === 0) return { note }
    const text = isShare
      ? t('reports.change.points', { points: said.number(Math.abs(Math.round(100 * (now - was)))) })
      : now >= 3 * was
        ? t('reports.change.times', { times: said.number(now / was) })
        : said.share(Math.abs(now - was), was)
    return { change: { direction: now > was ? 'up' : 'down', text, good: now > was !== lessIsGood }, note }
  }
}
