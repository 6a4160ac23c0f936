import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const shown = 12

/** Who looks after how many, and how many of these wait for a decision. */
export function LoadSection({ load }: { load: Part<'load'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const [most] = load.toSorted((one, other) => other.open - one.open)
  const title =
    most && most.open > 0 ? t('reports.load.title', { name: most.name, count: most.open }) : t('reports.load.done')
  return (
    <ReportSection
      about={t('reports.load')}
      title={title}
      isHalf
      acts={<PartExcel about={t('reports.load')} part="load" />}
      rows={load}
      rowKey={({ accountId }) => accountId}
      columns={[
        { key: 'name', header: t('reports.load.who'), cell: ({ name }) => name },
        {
          key: 'assigned',
          header: t('reports.load.assigned'),
          align: 'end',
          cell: ({ assigned }) => said.number(assigned),
        },
        { key: 'open', header: t('reports.load.open'), align: 'end', cell: ({ open }) => said.number(open) },
        {
          key: 'decided',
          header: t('reports.load.decided'),
          align: 'end',
          cell: ({ decided }) => said.number(decided),
        },
      ]}
    >
      <BarChart
        label={title}
        series={[
          { key: 'open', name: t('reports.load.open'), look: 'one' },
          { key: 'assigned', name: t('reports.load.assigned'), look: 'four' },
        ]}
        bars={load.slice(0, shown).map(({ accountId, name, assigned, open, decided }) => ({
          key: accountId,
          name,
          value: open,
          before: assigned,
          text: t('reports.load.text', { open: said.number(open), assigned: said.number(assigned) }),
          words: `${name}\n${t('reports.load.text', { open: said.number(open), assigned: said.number(assigned) })}\n${t('reports.load.decided')}: ${said.number(decided)}`,
        }))}
      />
    </ReportSection>
  )
}
