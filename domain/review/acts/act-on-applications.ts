import type { ActAnswer, Target } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { type FormIds, type FormRecord, formOf } from '#domain/forms/forms/own-form.ts'
import { type Act, carryOut } from './carry-out.ts'
import { findTarget } from './find-target.ts'
import { demandVersion, standingVersion } from './standing-version.ts'

export type { Changed } from './carry-out.ts'

interface ActOnForm extends Act {
  /** What must hold of the form before anything is locked, such as that it has the step that is asked for. */
  readonly demand?: (tx: Transaction, form: FormRecord) => Promise<void>
}

/**
 * The one way in which organizations act on applications, one or a hundred thousand: finds and locks the target, sorts
 * out which applications are refused and why, writes history, changes the rest, and pays credits last, all in one
 * transaction.
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
            demand: (on: Transaction, only: string) => demandVersion(on, caller, only, version),
            read: standingVersion,
          }
    return carryOut(tx, caller, wanted, target, act, versioned)
  })
}
