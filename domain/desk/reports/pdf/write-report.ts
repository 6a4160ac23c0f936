import type { SentFile } from '#contract/sent-file.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { chartHeight, drawChart, type PdfChart } from '#platform/drawing/pdf-chart.ts'
import { colours, createLetter, type Letter, pageRoom } from '#platform/drawing/pdf-letter.ts'
import { type PdfTable, writeTable } from '#platform/drawing/pdf-table.ts'
import { formatDeadline, istanbulDay } from '#platform/text/dates.ts'
import type { ReportWords } from '#platform/text/reports/report-words.ts'
import { translate } from '#platform/texts.ts'

interface NamedChart extends PdfChart {
  /** The chart's subject, if a part has several charts */
  readonly about?: string
}

export interface PdfSection {
  readonly about: string
  readonly title: string
  readonly note?: string | undefined
  readonly charts: readonly NamedChart[]
  readonly table?: PdfTable
}

interface WrittenReport {
  readonly title: string
  /** The lines of the header; the first two are the title and the organization. */
  readonly about: readonly (readonly [label: string, value: string | number | null])[]
  readonly headline?: readonly { readonly label: string; readonly value: string; readonly note: string }[]
  readonly at: string
  readonly words: ReportWords
  readonly sections: readonly PdfSection[]
}

/** A report as a PDF: header, then each part with its finding, chart and numbers. */
export async function writeReport({
  title,
  about,
  headline = [],
  at,
  words,
  sections,
}: WrittenReport): Promise<SentFile> {
  const { language } = words
  const [, [, company = ''] = [], ...lines] = about
  const letter = await createLetter({ title: `${title} · ${company}`, language, side: 48 })
  await letter.write(String(company), { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(title, { size: 20, bold: true, leading: 1.25, after: 8 })
  for (const [label, value] of together(lines))
    await letter.write(`${label}: ${value}`, { size: 9.5, leading: 1.4, colour: colours.muted })
  letter.gap(10)
  if (headline.length > 0)
    await writeTable(letter, {
      columns: [{ header: '' }, { header: '', align: 'end' }, { header: '', align: 'end' }],
      rows: headline.map(({ label, value, note }) => [label, value, note]),
    })
  for (const section of sections) await writeSection(letter, section)
  const made = translate(language, 'receipt.foot', { time: formatDeadline(at, language) })
  const content = await letter.finish({
    header: { left: `${company} · ${title}`, right: formatDeadline(at, language) },
    footer: (page, pages) => `${translate(language, 'receipt.page', { page, pages })} · ${made}`,
  })
  const name = `${safeName(`${title.replaceAll(':', ' -')} - ${istanbulDay(new Date(at))}`)}.pdf`
  return { name, type: 'application/pdf', size: content.length, inline: false, content }
}

/** Merges consecutive lines with the same label into one. */
function together(lines: WrittenReport['about']): (readonly [string, string])[] {
  const joined: [string, string][] = []
  for (const [label, value] of lines) {
    const last = joined.at(-1)
    if (label === '' && last) last[1] += ` · ${value}`
    else joined.push([label, String(value ?? '')])
  }
  return joined
}

const looks = {
  about: { size: 9.5, bold: true, colour: colours.brand, leading: 1.4, after: 1 },
  title: { size: 13, bold: true, leading: 1.3, after: 3 },
  note: { size: 9, colour: colours.muted, leading: 1.4, after: 4 },
  chart: { size: 10, bold: true, leading: 1.4, after: 4 },
} as const

async function writeSection(letter: Letter, { about, title, note, charts, table }: PdfSection) {
  const heading =
    ruled +
    letter.heightOf(about, looks.about) +
    letter.heightOf(title, looks.title) +
    (note ? letter.heightOf(note, looks.note) : 0)
  // Keeps a heading with its first chart, which is scaled down if a page is too short for both.
  const most = pageRoom - heading - 30
  const [first] = charts
  letter.keep(heading + (first ? chartHeight(first, most) : 60))
  letter.rule(ruled)
  await letter.write(about, looks.about)
  await letter.write(title, looks.title)
  if (note) await letter.write(note, looks.note)
  letter.gap(6)
  for (const chart of charts) {
    if (chart.about) {
      letter.keep(letter.heightOf(chart.about, looks.chart) + chartHeight(chart, most))
      await letter.write(chart.about, looks.chart)
    }
    await drawChart(letter, chart, most)
  }
  if (table) await writeTable(letter, table)
  letter.gap(18)
}

const ruled = 10
