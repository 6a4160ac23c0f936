import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { overviewTable, type PartTable } from './overview-table.ts'

interface Compared {
  readonly overview: ReportsOverview
  readonly before: ReportsOverview
  readonly language: Language
}

/**
 * Adds the comparison to the table of a part, as the page shows it: for the stages of the funnel, the days counted from
 * the first, and the decisions in total. Other parts are not compared.
 */
export function besideBefore(
  table: PartTable,
  part: OverviewPart,
  { overview, before, language }: Compared,
): PartTable {
  const compared = overviewTable(before, part, language)
  const heading = translate(language, 'reports.column', { what: 'before' })
  switch (part) {
    case 'funnel': {
      const was = new Map(compared.rows.map(([step, count]) => [step, count]))
      return {
        ...table,
        columns: [...table.columns, { heading, kind: 'number' }],
        rows: table.rows.map(([step = null, ...row]) => [step, ...row, was.get(step) ?? null]),
      }
    }
    case 'days': {
      const named = (column: number) => `${heading}: ${table.columns[column]?.heading ?? ''}`
      const days = Math.max(table.rows.length, compared.rows.length)
      return {
        ...table,
        columns: [
          ...table.columns,
          { heading, kind: 'day' },
          { heading: named(1), kind: 'number' },
          { heading: named(2), kind: 'number' },
        ],
        rows: Array.from({ length: days }, (_, at) => [
          ...(table.rows[at] ?? nothing),
          ...(compared.rows[at] ?? nothing),
        ]),
      }
    }
    case 'decisions': {
      const whole = compared.rows.at(-1)
      return overview.decisions && whole ? { ...table, rows: [...table.rows, [heading, ...whole.slice(1)]] } : table
    }
    default:
      return table
  }
}

const nothing = [null, null, null]
