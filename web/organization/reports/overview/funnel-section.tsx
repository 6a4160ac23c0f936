import { useTexts } from '#web/texts/texts.tsx'
import { FunnelChart } from '#web/ui/charts/funnel-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const all = ['seen', 'begun', 'handedIn', 'inReview', 'shortlisted', 'approved', 'accepted'] as const

interface FunnelSectionProps {
  readonly funnel: Part<'funnel'>
  readonly before: Part<'funnel'> | undefined
  readonly other: string
}

/** The way of an application: how many came to each step, and how many of those before. */
export function FunnelSection({ funnel, before, other }: FunnelSectionProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const steps = all.flatMap((step, at) => {
    const value = funnel[step]
    // The page of a form may never have been opened in these days, though applications were entered by hand.
    if (value === null || (step === 'seen' && value === 0)) return []
    const previous = at === 0 ? 0 : (funnel[all[at - 1] ?? 'seen'] ?? 0)
    // Views are counted since a certain day, and what is entered by hand has none: then it is no part of them.
    const share = previous > 0 && value <= previous ? said.share(value, previous) : undefined
    return [{ step, name: t('reports.funnel.step', { step }), value, share, was: before?.[step] ?? undefined }]
  })
  const title = t('reports.funnel.title', {
    share: said.share(funnel.handedIn, funnel.begun),
    approved: said.number(funnel.approved),
    isDecided: funnel.approved > 0 ? 'yes' : 'no',
  })
  return (
    <ReportSection
      about={t('reports.funnel')}
      title={title}
      note={before ? `${t('reports.funnel.note')} ${t('reports.funnel.was', { other })}` : t('reports.funnel.note')}
      isHalf
      acts={<PartExcel about={t('reports.funnel')} part="funnel" />}
      rows={steps}
      rowKey={({ step }) => step}
      columns={[
        { key: 'step', header: t('reports.step'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.count'), align: 'end', cell: ({ value }) => said.number(value) },
        {
          key: 'kept',
          header: t('reports.funnel.kept'),
          align: 'end',
          cell: ({ share }) => share ?? '–',
        },
        ...(before
          ? [
              {
                key: 'was',
                header: other,
                align: 'end' as const,
                cell: ({ was }: (typeof steps)[number]) => (was === undefined ? '–' : said.number(was)),
              },
            ]
          : []),
      ]}
    >
      <FunnelChart
        label={title}
        steps={steps.map(({ step, name, value, share, was }) => ({
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
        }))}
      />
    </ReportSection>
  )
}
