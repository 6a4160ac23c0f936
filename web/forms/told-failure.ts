import type { AskError } from '../ask.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import type { Failed } from './use-checked-form.ts'

/**
 * What a screen says beside its button when the call failed. A lost connection is also told in the error dialog, like
 * every failed fetch.
 */
export function toldFailure(error: AskError): Failed {
  if (!error.problem) reportFailure(error)
  return { problem: error.problem }
}
