import type { Output } from '#contract/call.ts'
import type { readBankAnswer } from '#contract/payments/payment-runs.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { useMoney } from '../payment-words.tsx'
import styles from '../payments.module.css'

type Found = Output<typeof readBankAnswer>

interface AnswerFoundProps {
  readonly fileName: string
  readonly found: Found
  /** The run's currency */
  readonly currency: string
}

/** The contents of a bank's result file: paid and returned payments, and every line that does not match. */
export function AnswerFound({ fileName, found, currency }: AnswerFoundProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const money = useMoney()
  const { paid, returned, already, notMentioned, unmatched, unclear, wrongAmount } = found
  const difference = (line: Found['wrongAmount'][number]) =>
    t('payments.answer.difference', {
      expected: money({ minor: line.expectedMinor, currency }),
      found: money({ minor: line.foundMinor, currency }),
    })
  return (
    <Stack>
      <Notice tone={paid + returned > 0 ? 'success' : 'warning'} live title={fileName}>
        {paid + returned === 0 && <p>{t('payments.answer.nothing')}</p>}
        <p>{t('payments.answer.found', { paid, returned, already, notMentioned })}</p>
      </Notice>
      <Lines
        title={t('payments.answer.wrongAmount', { count: wrongAmount.length })}
        lines={wrongAmount.map((line) => ({ ...line, text: `${line.text} (${difference(line)})` }))}
      />
      <Lines title={t('payments.answer.unclear', { count: unclear.length })} lines={unclear} />
      <Lines title={t('payments.answer.unmatched', { count: unmatched.length })} lines={unmatched} />
    </Stack>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly { readonly line: number; readonly text: string }[]
}

function Lines({ title, lines }: LinesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10}>
      <summary>{title}</summary>
      <ul className={styles.unmatched}>
        {lines.map(({ line, text }) => (
          <li key={line}>{t('payments.answer.line', { line, text })}</li>
        ))}
      </ul>
    </details>
  )
}
