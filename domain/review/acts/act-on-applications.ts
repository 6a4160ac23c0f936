import type { ActAnswer, Target } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { type FormIds, type FormRecord, formOf } from '#domain/forms/forms/own-form.ts'
import { currentVersion, requireVersion } from './current-version.ts'
import { findTarget } from './find-target.ts'
import { type Act, runAct } from './run-act.ts'

export type { Changed } from './run-act.ts'

interface ActOnForm extends Act {
  /** Throws unless the form allows the act, such as when it lacks the step asked for. Runs before anything is locked. */
  readonly demand?: (tx: Transaction, form: FormRecord) => Promise<void>
}

/**
 * The one way in which organizations act on applications, one or a hundred thousand. One transaction finds and locks
 * the target, splits off the refused applications, writes history, changes the rest, and spends credits last.
 */
export async function actOnApplications(caller: Caller, wanted: FormIds & Target, act: ActOnForm): Promise<ActAnswer> {
  return database().transaction(async (tx) => {
    const form = await formOf(tx, wanted)
    await act.demand?.(tx, form)
    const target = await findTarget(tx, caller, wanted)
    const { version } = wanted
    const versioned =
      version === undefined
        ? undefined
        : {
            demand: (on: Transaction, only: string) => requireVersion(on, caller, only, version),
            read: currentVersion,
          }
    return runAct(tx, caller, wanted, target, act, versioned)
  })
}
