import type { AskError } from '../ask.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import type { Failed } from './use-ask-form.ts'

/**
 * What a screen says beside its own button when a call of its reader's did not do. What got lost on the way is told in
 * the error dialog too, like every failed fetch.
 */
export function toldFailure(error: AskError): Failed {
  if (!error.problem) reportFailure(error)
  return { problem: error.problem }
}
