import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import styles from '../reports.module.css'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const looks = { fits: 'one', unknown: 'four', doesNotFit: 'three' } as const

/** How many meet the conditions, and which conditions the others miss. */
export function FitSection({ fit: { fits, doesNotFit, unknown, conditions } }: { fit: Part<'fit'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const total = fits + doesNotFit + unknown
  if (total === 0) return null
  const parts = [
    { key: 'fits', count: fits },
    { key: 'unknown', count: unknown },
    { key: 'doesNotFit', count: doesNotFit },
  ] as const
  const missed = (conditions ?? []).filter((one) => one.doesNotFit !== 0 || one.unknown !== 0)
  const title = t('reports.fit.title', { share: said.share(fits, total) })
  const told = (count: number | null) => (count === null ? t('reports.few') : said.number(count))
  return (
    <ReportSection
      about={t('reports.fit')}
      title={title}
      note={missed.some((one) => one.doesNotFit === null) ? t('reports.hidden.note') : undefined}
      isHalf
      acts={<PartExcel about={t('reports.fit')} part="fit" />}
      rows={[
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
      ]}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', header: t('reports.fit.what'), cell: ({ name }) => name },
        { key: 'missed', header: t('reports.count'), align: 'end', cell: (row) => row.missed },
        { key: 'unknown', header: t('reports.fit.unknown'), align: 'end', cell: (row) => row.unknown },
      ]}
    >
      <BarChart
        label={title}
        bars={parts.map(({ key, count }) => ({
          key,
          name: t('fit', { fit: key }),
          value: count,
          text: `${said.number(count)} · ${said.share(count, total)}`,
          look: looks[key],
        }))}
      />
      {missed.some((one) => (one.doesNotFit ?? 0) > 0) && (
        <div className={styles.part}>
          <h3>{t('reports.fit.missed')}</h3>
          <BarChart
            label={t('reports.fit.missed')}
            bars={missed.map(({ kind, doesNotFit: misses }) => ({
              key: kind,
              name: t('reports.condition', { kind }),
              value: misses ?? 0,
              text: told(misses),
              look: 'three',
            }))}
          />
        </div>
      )}
    </ReportSection>
  )
}
