import type { PaymentStatus } from '#contract/payments/payment-states.ts'
import type { AnswerLine } from './answer-lines.ts'

/** A payment of the run, as it stands. */
export interface SentLine {
  readonly paymentId: string
  readonly applicationId: string
  readonly reference: string
  readonly amountMinor: number
  readonly status: PaymentStatus
}

/** What being listed means, where the answer itself does not say. */
type Listed = 'byWord' | 'Paid' | 'Returned'

interface Found {
  readonly payment: SentLine
  readonly line: number
  readonly text: string
  readonly reason: string
  readonly foundMinor: number | undefined
  readonly verdict: 'paid' | 'returned' | 'already' | 'unclear' | 'wrongAmount'
}

/** What a bank's answer means for each payment of a run. Where two lines about one disagree, also on how much, neither counts. */
export function matchAnswer(read: readonly AnswerLine[], sent: readonly SentLine[], listed: Listed) {
  const byReference = new Map(sent.map((line) => [line.reference, line]))
  const groups = Map.groupBy(read, ({ reference }) => byReference.get(reference ?? ''))
  const found = [...groups].flatMap(([payment, lines]) => (payment ? [judge(payment, lines, listed)] : []))
  const as = (verdict: Found['verdict']) => found.filter((one) => one.verdict === verdict)
  const settled = ({ payment, reason }: Found) => ({ ...payment, reason })
  return {
    paid: as('paid').map(settled),
    returned: as('returned').map(settled),
    already: as('already').length,
    mentioned: found.length,
    unmatched: (groups.get(undefined) ?? []).map(({ line, text }) => ({ line, text })),
    unclear: as('unclear').map(({ line, text }) => ({ line, text })),
    wrongAmount: as('wrongAmount').map(({ line, text, payment, foundMinor = 0 }) => ({
      ...{ line, text, foundMinor },
      expectedMinor: payment.amountMinor,
    })),
  }
}

function judge(payment: SentLine, lines: readonly AnswerLine[], listed: Listed): Found {
  const { line = 0, text = '', reason = '' } = lines[0] ?? {}
  const said = new Set(lines.map(({ outcome }) => outcome ?? (listed === 'byWord' ? null : listed)))
  const [only = null] = said.size === 1 ? said : []
  const amounts = lines.flatMap(({ amountMinor }) => amountMinor ?? [])
  const foundMinor = amounts.find((minor) => minor !== payment.amountMinor) ?? amounts[0]
  return { payment, line, text, reason, foundMinor, verdict: verdictOn(payment, only, foundMinor) }
}

function verdictOn(
  { status, amountMinor }: SentLine,
  outcome: AnswerLine['outcome'],
  foundMinor: number | undefined,
): Found['verdict'] {
  if (outcome === null) return 'unclear'
  if (foundMinor !== undefined && foundMinor !== amountMinor) return 'wrongAmount'
  if (status === outcome) return 'already'
  // A bank sends back also what it said was paid.
  const isAwaited = status === 'Sent' || (status === 'Paid' && outcome === 'Returned')
  if (!isAwaited) return 'unclear'
  return outcome === 'Paid' ? 'paid' : 'returned'
}
