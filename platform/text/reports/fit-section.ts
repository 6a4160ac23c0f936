import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const looks = { fits: 'one', unknown: 'four', doesNotFit: 'three' } as const

/** How many applicants meet the conditions, and which ones the others miss; undefined without applicants. */
export function fitSection({ t, said }: ReportWords, { total, fits, doesNotFit, unknown, conditions }: Part<'fit'>) {
  if (total === 0) return undefined
  const parts = [
    { key: 'fits', count: fits },
    { key: 'unknown', count: unknown },
    { key: 'doesNotFit', count: doesNotFit },
  ] as const
  const missed = (conditions ?? []).filter((one) => one.doesNotFit !== 0 || one.unknown !== 0)
  const told = (count: number | null) => (count === null ? t('reports.few') : said.number(count))
  const bars: BarOfChart[] = parts.map(({ key, count }) => ({
    key,
    name: t('fit', { fit: key }),
    value: count,
    text: `${said.number(count)} · ${said.share(count, total)}`,
    look: looks[key],
  }))
  const missedBars: BarOfChart[] = missed.some((one) => (one.doesNotFit ?? 0) > 0)
    ? missed.map(({ kind, doesNotFit: misses }) => ({
        key: kind,
        name: t('reports.condition', { kind }),
        value: misses ?? 0,
        text: told(misses),
        look: 'three',
      }))
    : []
  return {
    bars,
    missed: { about: t('reports.fit.missed'), bars: missedBars },
    ...tableOf<{ key: string; name: string; missed: string; unknown: string }>({
      about: t('reports.fit'),
      title: t('reports.fit.title', { share: said.share(fits, total) }),
      note: [
        t('reports.share.of', { of: 'applications', count: total }),
        ...(missed.some((one) => one.doesNotFit === null) ? [t('reports.hidden.note')] : []),
      ].join(' '),
      rows: [
        ...parts.map(({ key, count }) => ({
          key,
          name: t('fit', { fit: key }),
          missed: said.number(count),
          unknown: '–',
        })),
        ...missed.map(({ kind, doesNotFit: misses, unknown: open }) => ({
          key: kind,
          name: t('reports.condition', { kind }),
          missed: told(misses),
          unknown: told(open),
        })),
      ],
      rowKey: ({ key }) => key,
      columns: [
        { key: 'name', header: t('reports.fit.what'), cell: ({ name }) => name },
        { key: 'missed', header: t('reports.count'), align: 'end', cell: (row) => row.missed },
        { key: 'unknown', header: t('reports.fit.unknown'), align: 'end', cell: (row) => row.unknown },
      ],
    }),
  }
}
