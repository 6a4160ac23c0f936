import type { Call } from '#contract/call.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import type { Counted } from '../act-target.ts'

/** What the dialogs about money are given, by the desk and by the list of participants, which name people in their own ways. */
export interface MoneyActProps<C extends Call> {
  readonly call: C
  readonly target: Counted
  /** The target, as the call takes it */
  readonly named: object
  /** What is fetched again once it is done */
  readonly changes: Noun
  /** It is done to participants, not to applications */
  readonly toPeople?: boolean
  readonly onClose: () => void
  /** The act is done: a list lets go of its selection. */
  readonly onDone?: (() => void) | undefined
}
