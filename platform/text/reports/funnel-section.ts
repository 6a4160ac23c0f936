import type { FunnelStep } from '#platform/charts/funnel-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const all = ['seen', 'begun', 'handedIn', 'inReview', 'shortlisted', 'approved', 'accepted'] as const

interface Funnel {
  readonly funnel: Part<'funnel'>
  readonly before: Part<'funnel'> | undefined
  readonly other: string
}

/** The funnel of applications: the count of each step, and its share of the previous one. */
export function funnelSection({ t, said }: ReportWords, { funnel, before, other }: Funnel) {
  const rows = all.flatMap((step, at) => {
    const value = funnel[step]
    // There may be no views in these days, although applications were entered by hand.
    if (value === null || (step === 'seen' && value === 0)) return []
    const previous = at === 0 ? 0 : (funnel[all[at - 1] ?? 'seen'] ?? 0)
    // Views are counted only since a certain day, and applications entered by hand have none, so a share above 100 % is
    // left out.
    const share = previous > 0 && value <= previous ? said.share(value, previous) : undefined
    return [{ step, name: t('reports.funnel.step', { step }), value, share, was: before?.[step] ?? undefined }]
  })
  const steps: FunnelStep[] = rows.map(({ step, name, value, share, was }) => ({
    key: step,
    name,
    value,
    text: said.number(value),
    before: was,
    kept: share && t('reports.funnel.of', { share }),
    words: [
      `${name}: ${said.number(value)}`,
      ...(share ? [t('reports.funnel.of', { share })] : []),
      ...(was === undefined ? [] : [`${other}: ${said.number(was)}`]),
    ].join('\n'),
  }))
  return {
    steps,
    ...tableOf<(typeof rows)[number]>({
      about: t('reports.funnel'),
      title: t('reports.funnel.title', {
        share: said.share(funnel.handedIn, funnel.begun),
        approved: said.number(funnel.approved),
        isDecided: funnel.approved > 0 ? 'yes' : 'no',
      }),
      note: before ? `${t('reports.funnel.note')} ${t('reports.funnel.was', { other })}` : t('reports.funnel.note'),
      rows,
      rowKey: ({ step }) => step,
      columns: [
        { key: 'step', header: t('reports.step'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.count'), align: 'end', cell: ({ value }) => said.number(value) },
        { key: 'kept', header: t('reports.funnel.kept'), align: 'end', cell: ({ share }) => share ?? '–' },
        ...(before
          ? [
              {
                key: 'was',
                header: other,
                align: 'end' as const,
                cell: ({ was }: (typeof rows)[number]) => (was === undefined ? '–' : said.number(was)),
              },
            ]
          : []),
      ],
    }),
  }
}
