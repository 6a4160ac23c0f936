import type { FunnelStep } from '#platform/charts/funnel-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const all = ['seen', 'begun', 'handedIn', 'inReview', 'shortlisted', 'approved', 'accepted'] as const

interface Funnel {
  readonly funnel: Part<'funnel'>
  readonly before: Part<'funnel'> | undefined
  readonly other: string
}

/** The way of an application: how many came to each step, and how many of those before. */
export function funnelSection({ t, said }: ReportWords, { funnel, before, other }: Funnel) {
  const rows = all.flatMap((step, at) => {
    const value = funnel[step]
    // The page of a form may never have been opened in these days, though applications were entered by hand.
    if (value === null || (step === 'seen' && value === 0)) return []
    const previous = at === 0 ? 0 : (funnel[all[at - 1] ?? 'seen'] ?? 0)
    // Views are counted since a certain day, and what is entered by hand has none: then it is no part of them.
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
