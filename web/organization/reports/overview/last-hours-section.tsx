import { formatDeadline, formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const lastFew = 6

/** The two days before a form closes, hour by hour. */
export function LastHoursSection({ lastHours: { closesAt, hours } }: { lastHours: Part<'lastHours'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const language = useLanguage()
  const sum = (some: typeof hours) => some.reduce((total, { handedIn }) => total + handedIn, 0)
  const total = sum(hours)
  const title = t('reports.lastHours.title', {
    count: total,
    last: said.number(sum(hours.slice(-lastFew))),
    hours: lastFew,
  })
  const at = (moment: string) => `${said.shortDay(moment)} ${formatTime(moment, language)}`
  if (total === 0) return null
  return (
    <ReportSection
      about={t('reports.lastHours')}
      title={title}
      acts={<PartExcel about={t('reports.lastHours')} part="lastHours" />}
      note={t('reports.lastHours.note', { at: formatDeadline(closesAt, language) })}
      rows={hours}
      rowKey={({ at: hour }) => hour}
      columns={[
        { key: 'hour', header: t('reports.hour'), cell: ({ at: hour }) => at(hour) },
        { key: 'begun', header: t('reports.begun'), align: 'end', cell: ({ begun }) => said.number(begun) },
        { key: 'handedIn', header: t('reports.handedIn'), align: 'end', cell: ({ handedIn }) => said.number(handedIn) },
      ]}
    >
      <ColumnChart
        label={title}
        series={[{ key: 'handedIn', name: t('reports.handedIn'), look: 'one' }]}
        columns={hours.map(({ at: hour, begun, handedIn }) => ({
          name: formatTime(hour, language),
          values: [handedIn],
          words: `${at(hour)}\n${t('reports.handedIn')}: ${said.number(handedIn)}\n${t('reports.begun')}: ${said.number(begun)}`,
        }))}
      />
    </ReportSection>
  )
}
