import type { Series } from '#platform/charts/drawing.ts'
import { formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { BoxChart } from '#web/ui/charts/box-chart.tsx'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { FunnelChart } from '#web/ui/charts/funnel-chart.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Show, Shows, section } from '../show.tsx'

const days = Array.from({ length: 30 }, (_, at) => Math.round(40 + 30 * Math.sin(at / 4) + at * at * 0.3))
const cities = [
  { city: 'İstanbul', count: 1240, before: 1020 },
  { city: 'Ankara', count: 611, before: 720 },
  { city: 'Diyarbakır', count: 402, before: 130 },
  { city: 'Afyonkarahisar Sağlık Bilimleri Üniversitesi', count: 38, before: 41 },
]

/** Every chart with one, two and four series; the same finding stands in the title and in the table. */
export const ChartSection = section('charts', 'charts', () => {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  const said = (value: number) => formatNumber(value, language)
  const two: readonly Series[] = [
    { key: 'now', name: t('chartNow'), look: 'one' },
    { key: 'before', name: t('chartBefore'), look: 'four' },
  ]
  const four: readonly Series[] = [
    ...([t('bachelor'), t('chartNow'), t('chartBefore'), t('profile')].map((name, at) => ({
      key: String(at),
      name,
      look: (['one', 'two', 'three', 'four'] as const)[at] ?? 'one',
    })) satisfies Series[]),
  ]
  return (
    <Shows>
      <Show name="ChartFigure, LineChart" across>
        <ChartFigure
          title={t('chartTitle')}
          note={t('chartNote')}
          table={
            <Table
              caption={t('chartTitle')}
              density="compact"
              rows={days.map((count, at) => ({ day: at + 1, count }))}
              rowKey={({ day }) => String(day)}
              columns={[
                { key: 'day', header: t('chartDay'), cell: ({ day }) => day },
                { key: 'count', header: t('chartNow'), align: 'end', cell: ({ count }) => said(count) },
              ]}
            />
          }
        >
          <LineChart
            label={t('chartTitle')}
            series={two}
            event={{ at: 27, name: t('chartEvent') }}
            points={days.map((count, at) => ({
              name: String(at + 1),
              values: [count, Math.round(count * 0.7)],
              words: `${at + 1}: ${said(count)}`,
            }))}
          />
        </ChartFigure>
      </Show>
      <Show name="FunnelChart">
        <FunnelChart
          label={t('chartTitle')}
          steps={[4812, 1904, 1240, 377, 80].map((value, at, all) => ({
            key: String(value),
            name: t('chartStep', { step: at + 1 }),
            value,
            text: said(value),
            before: value * 0.9,
            kept: at === 0 ? undefined : formatPercent(value / (all[at - 1] ?? 1), language),
            words: said(value),
          }))}
        />
      </Show>
      <Show name="BarChart">
        <BarChart
          label={t('chartTitle')}
          series={two}
          bars={cities.map(({ city, count, before }) => ({
            key: city,
            name: city,
            value: count,
            text: said(count),
            before,
          }))}
        />
      </Show>
      <Show name="ColumnChart isStacked">
        <ColumnChart
          label={t('chartTitle')}
          series={four}
          isStacked
          columns={[5, 8, 3, 9].map((value, at) => ({
            name: String(2023 + at),
            values: [value * 10, value * 7, 30, 12],
            words: `${2023 + at}: ${said(value * 17 + 42)}`,
          }))}
        />
      </Show>
      <Show name="ColumnChart">
        <ColumnChart
          label={t('chartTitle')}
          series={four.slice(0, 2)}
          columns={[5, 8, 3, 9].map((value, at) => ({
            name: String(2023 + at),
            values: [value * 10, value * 7],
            words: `${2023 + at}: ${said(value * 10)}`,
          }))}
        />
      </Show>
      <Show name="BoxChart">
        <BoxChart
          label={t('chartTitle')}
          tickText={said}
          boxes={[
            { key: 'a', name: '2025', spread: [4, 9, 14], reach: [1, 30], text: said(9), words: `2025: ${said(9)}` },
            { key: 'b', name: '2026', spread: [2, 5, 8], text: said(5), words: `2026: ${said(5)}` },
          ]}
        />
      </Show>
      <Show name="Sparkline">
        <Sparkline label={t('chartTitle')} values={days} />
        <Sparkline label={t('chartTitle')} values={days.map(() => 0)} />
      </Show>
    </Shows>
  )
})
