import type shared from '#locales/tr/common.json'
import type desk from '#locales/tr/org_candidate_list_and_detail.json'
import { formatDate } from '../dates.ts'
import type { Language } from '../locales.ts'
import type { MessageValues } from '../message.ts'
import { formatNumber, formatPercent } from '../numbers.ts'
import { formatShortDate } from '../short-date.ts'

// Texts of reports, shared by the page and the file.

type Say = (key: keyof typeof desk | keyof typeof shared, values?: MessageValues) => string

export interface ReportWords {
  readonly t: Say
  readonly said: ReturnType<typeof saidIn>
  readonly language: Language
}

/** How the numbers, shares, days and durations of reports are written. */
export function saidIn(t: Say, language: Language) {
  const tenths = (value: number) => Math.round(value * 10) / 10
  const number = (value: number) => formatNumber(tenths(value), language)
  const days = (value: number) => t('reports.days', { count: tenths(value) })
  return {
    number,
    /** The share of a whole, capped at 100 % because parts may be rounded; “–” of nothing */
    share: (part: number, whole: number) => (whole > 0 ? formatPercent(Math.min(part / whole, 1), language) : '–'),
    /** How much a number has changed, in percent of what it was */
    growth: (change: number, was: number) => formatPercent(change / was, language),
    day: (day: string) => formatDate(day, language),
    shortDay: (day: string) => formatShortDate(day, language),
    days,
    /** Hours up to two days, then days */
    duration: (hours: number) =>
      hours < 48 ? t('reports.hours', { count: number(Math.round(hours)) }) : days(hours / 24),
  }
}

export type ReportKind = 'applications' | 'participants'

export const statusName = ({ t }: ReportWords, of: ReportKind, status: string): string =>
  of === 'applications' ? t('status', { status }) : t('participants.status', { status })

interface ReportColumn<Row> {
  key: string
  header: string
  /** Numbers and money are aligned at the end */
  align?: 'end'
  cell: (row: Row) => string
}

/** One part of a report, without its chart: what it is about, its finding, and its numbers. */
export interface ReportTable<Row> {
  /** The subject, in two words */
  readonly about: string
  /** The finding, in a sentence */
  readonly title: string
  readonly note?: string | undefined
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly ReportColumn<Row>[]
}

/** Lets TypeScript find out what a row is. */
export const tableOf = <Row>(table: ReportTable<Row>): ReportTable<Row> => table
