import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const outcomes = [
  ['delivered', 'one'],
  ['waiting', 'four'],
  ['failed', 'three'],
  ['dropped', 'four'],
] as const

/** The delivery of messages by e-mail and SMS. */
export function messagesSection({ t, said }: ReportWords, messages: Part<'messages'>) {
  const sent = outcomes.reduce((sum, [outcome]) => sum + messages[outcome], 0)
  // Without e-mail and SMS a message is read in the product alone.
  const total = sent === 0 ? messages.recipients : sent
  const counted =
    sent === 0
      ? [{ outcome: 'inApp', look: 'one' as const, count: messages.recipients }]
      : outcomes.map(([outcome, look]) => ({ outcome, look, count: messages[outcome] }))
  const rows = counted
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, name: t('reports.messages.outcome', { outcome: one.outcome }) }))
  const bars: BarOfChart[] = rows.map(({ outcome, look, name, count }) => ({
    key: outcome,
    name,
    value: count,
    text: `${said.number(count)} · ${said.share(count, total)}`,
    look,
  }))
  return {
    bars,
    ...tableOf<(typeof rows)[number]>({
      about: t('reports.messages'),
      title: t('reports.messages.title', {
        count: messages.messages,
        recipients: messages.recipients,
        failed: messages.failed,
      }),
      note: t('reports.share.of', { of: sent === 0 ? 'recipients' : 'deliveries', count: total }),
      rows,
      rowKey: ({ outcome }) => outcome,
      columns: [
        { key: 'outcome', header: t('label.state'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.messages.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
      ],
    }),
  }
}
