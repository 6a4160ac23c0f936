import type { ColumnsOfChart } from '#platform/charts/column-drawing.ts'
import { formatDeadline, formatTime } from '../dates.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const lastFew = 6

/** The last two days before a form closes, by hour; undefined without applications. */
export function lastHoursSection({ t, said, language }: ReportWords, { closesAt, hours }: Part<'lastHours'>) {
  const sum = (some: typeof hours) => some.reduce((total, { handedIn }) => total + handedIn, 0)
  const total = sum(hours)
  if (total === 0) return undefined
  const at = (moment: string) => `${said.shortDay(moment)} ${formatTime(moment, language)}`
  const chart: ColumnsOfChart = {
    series: [{ key: 'handedIn', name: t('reports.handedIn'), look: 'one' }],
    columns: hours.map(({ at: hour, begun, handedIn }) => ({
      name: formatTime(hour, language),
      values: [handedIn],
      words: `${at(hour)}\n${t('reports.handedIn')}: ${said.number(handedIn)}\n${t('reports.begun')}: ${said.number(begun)}`,
    })),
  }
  return {
    chart,
    ...tableOf<(typeof hours)[number]>({
      about: t('reports.lastHours'),
      title: t('reports.lastHours.title', {
        count: total,
        last: said.number(sum(hours.slice(-lastFew))),
        hours: lastFew,
      }),
      note: t('reports.lastHours.note', { at: formatDeadline(closesAt, language) }),
      rows: hours,
      rowKey: ({ at: hour }) => hour,
      columns: [
        { key: 'hour', header: t('reports.hour'), cell: ({ at: hour }) => at(hour) },
        { key: 'begun', header: t('reports.begun'), align: 'end', cell: ({ begun }) => said.number(begun) },
        { key: 'handedIn', header: t('reports.handedIn'), align: 'end', cell: ({ handedIn }) => said.number(handedIn) },
      ],
    }),
  }
}
