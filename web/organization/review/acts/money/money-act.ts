import type { Call } from '#contract/call.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import type { Counted } from '../../../desk/acts/act-target.ts'

/** The props of the payment dialogs; the review desk and the list of participants name people differently. */
export interface MoneyActProps<C extends Call> {
  readonly call: C
  readonly target: Counted
  /** The target, as the call takes it */
  readonly named: object
  /** The noun whose queries are invalidated after the act */
  readonly changes: Noun
  /** It is done to participants, not to applications */
  readonly toPeople?: boolean
  readonly onClose: () => void
  /** Called after the act; a list clears its selection. */
  readonly onDone?: (() => void) | undefined
}
