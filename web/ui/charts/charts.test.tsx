import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../tests/rendered.tsx'
import { BarChart } from './bar-chart.tsx'
import { BoxChart } from './box-chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ColumnChart } from './column-chart.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { LineChart } from './line-chart.tsx'

const series = [
  { key: 'now', name: 'Bu dönem', look: 'one' },
  { key: 'before', name: 'Önceki dönem', look: 'two' },
] as const

test('columns are drawn on the server: named by the finding, a title for each, numbers in Turkish, a pattern for the second', () => {
  const html = rendered(
    <ColumnChart
      label="Başvurular arttı"
      series={series}
      columns={[
        { name: 'Oca', values: [1200, 800], words: 'Ocak: 1.200' },
        { name: 'Şub', values: [0, 400], words: 'Şubat: 0' },
      ]}
    />,
  )
  expect(html).toContain('role="img" aria-label="Başvurular arttı"')
  expect(html).toContain('<title>Ocak: 1.200</title>')
  expect(wordsIn(html)).toContain('1.000')
  expect(html.match(/fill="url\(#/g)?.length).toBe(3)
  // The slider over it comes with the script, and nothing of what is zero is drawn.
  expect(html).not.toContain('<input')
  expect(html.match(/data-look="one"/g)?.length).toBe(2)
})

test('a line has no drawing where nothing is known, and one for each stretch', () => {
  const points = [1, 2, null, 4, 5].map((value, at) => ({ name: String(at), values: [value], words: `${at}` }))
  const html = rendered(<LineChart label="Ortalama" series={series.slice(0, 1)} points={points} />)
  expect(html.match(/data-look="one"/g)?.length).toBe(2)
})

test('a chart of nothing at all is drawn without a number that is none', () => {
  const html = [
    <BarChart key="bar" label="Boş" bars={[]} />,
    <FunnelChart
      key="funnel"
      label="Boş"
      steps={[{ key: 'a', name: 'Gördü', value: 0, text: '0', words: 'Gördü: 0' }]}
    />,
    <BoxChart key="box" label="Boş" boxes={[]} tickText={String} />,
    <LineChart key="line" label="Boş" series={series} points={[]} />,
    <ColumnChart key="column" label="Boş" series={series} columns={[]} isStacked />,
  ].map(rendered)
  expect(html.join()).not.toMatch(/NaN|Infinity|undefined/)
})

test('a figure says its finding first and has its numbers beneath', () => {
  const html = rendered(
    <ChartFigure title="En çok başvuru İstanbul’dan" table={<p>Tablo</p>}>
      <BarChart
        label="İller"
        bars={[{ key: '34', name: 'Afyonkarahisar Sağlık Bilimleri Üniversitesi', value: 3, text: '3' }]}
      />
    </ChartFigure>,
  )
  expect(wordsIn(html)).toMatch(
    /^En çok başvuru İstanbul’dan .*Afyonkarahisar Sağlık Bilimleri Ünivers… 3 Tabloyu göster Tablo$/,
  )
})
