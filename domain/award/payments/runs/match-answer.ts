import type { PaymentStatus } from '#contract/payments/payment-states.ts'
import type { AnswerLine } from './answer-lines.ts'

/** A payment of the run in its current state. */
export interface SentLine {
  readonly paymentId: string
  readonly applicationId: string
  readonly reference: string
  readonly amountMinor: number
  readonly status: PaymentStatus
}

/** How to read lines without an outcome word: as unclear, or all as paid or returned. */
type Listed = 'byWord' | 'Paid' | 'Returned'

interface Found {
  readonly payment: SentLine
  readonly line: number
  readonly text: string
  readonly reason: string
  readonly foundMinor: number | undefined
  readonly verdict: 'paid' | 'returned' | 'already' | 'unclear' | 'wrongAmount'
}

/**
 * Matches a bank's answer to the payments of a run. Lines that disagree about a payment, also on the amount, do not
 * count.
 */
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
      line,
      text,
      foundMinor,
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
  // Banks also return payments that they reported as paid.
  const isAwaited = status === 'Sent' || (status === 'Paid' && outcome === 'Returned')
  if (!isAwaited) return 'unclear'
  return outcome === 'Paid' ? 'paid' : 'returned'
}
