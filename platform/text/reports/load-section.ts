import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Series } from '#platform/charts/drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const shown = 12

/** The number of applications assigned to each member, and how many of them await a decision. */
export function loadSection({ t, said }: ReportWords, load: Part<'load'>) {
  const [most] = load.toSorted((one, other) => other.open - one.open)
  const series: Series[] = [
    { key: 'open', name: t('reports.load.open'), look: 'one' },
    { key: 'assigned', name: t('reports.load.assigned'), look: 'four' },
  ]
  const bars: BarOfChart[] = load.slice(0, shown).map(({ accountId, name, assigned, open, decided }) => {
    const text = t('reports.load.text', { open: said.number(open), assigned: said.number(assigned) })
    return {
      key: accountId,
      name,
      value: open,
      before: assigned,
      text,
      words: `${name}\n${text}\n${t('reports.load.decided')}: ${said.number(decided)}`,
    }
  })
  return {
    series,
    bars,
    ...tableOf<(typeof load)[number]>({
      about: t('reports.load'),
      title:
        most && most.open > 0 ? t('reports.load.title', { name: most.name, count: most.open }) : t('reports.load.done'),
      rows: load,
      rowKey: ({ accountId }) => accountId,
      columns: [
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
      ],
    }),
  }
}
