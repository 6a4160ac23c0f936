import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const outcomes = [
  ['delivered', 'one'],
  ['waiting', 'four'],
  ['failed', 'three'],
  ['dropped', 'four'],
] as const

/** What became of the e-mails and SMS of messages. */
export function MessagesSection({ messages }: { messages: Part<'messages'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const sent = outcomes.reduce((sum, [outcome]) => sum + messages[outcome], 0)
  // Without e-mail and SMS a message is read in the product alone.
  const total = sent === 0 ? messages.recipients : sent
  const title = t('reports.messages.title', {
    count: messages.messages,
    recipients: said.number(messages.recipients),
    failed: messages.failed,
  })
  const counted =
    sent === 0
      ? [{ outcome: 'inApp', look: 'one' as const, count: messages.recipients }]
      : outcomes.map(([outcome, look]) => ({ outcome, look, count: messages[outcome] }))
  const rows = counted
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, name: t('reports.messages.outcome', { outcome: one.outcome }) }))
  return (
    <ReportSection
      about={t('reports.messages')}
      title={title}
      acts={<PartExcel about={t('reports.messages')} part="messages" />}
      isHalf
      rows={rows}
      rowKey={({ outcome }) => outcome}
      columns={[
        { key: 'outcome', header: t('label.state'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.messages.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
      ]}
    >
      <BarChart
        label={title}
        bars={rows.map(({ outcome, look, name, count }) => ({
          key: outcome,
          name,
          value: count,
          text: `${said.number(count)} · ${said.share(count, total)}`,
          look,
        }))}
      />
    </ReportSection>
  )
}
