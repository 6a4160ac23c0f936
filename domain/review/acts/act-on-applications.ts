import type { ActAnswer, Target } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { type FormIds, type FormRecord, formOf } from '#domain/forms/forms/own-form.ts'
import { currentVersion, requireVersion } from './current-version.ts'
import { findTarget } from './find-target.ts'
import { type Act, type ActOutcome, runAct } from './run-act.ts'

export type { Changed } from './run-act.ts'

interface ActOnForm<Found, Done> extends Omit<Act<Found, Done>, 'look'> {
  readonly look?: (tx: Transaction, applicationIds: readonly string[], form: FormRecord) => Promise<Found>
  /** Throws unless the form allows the act, such as when it lacks the step asked for. Runs before anything is locked. */
  readonly demand?: (tx: Transaction, form: FormRecord) => Promise<void>
}

/**
 * The one way in which organizations act on applications, one or a hundred thousand. One transaction finds and locks
 * the target, splits off the refused applications, writes history, changes the rest, and spends credits last.
 */
export async function runOnApplications<Found, Done>(
  caller: Caller,
  wanted: FormIds & Target,
  act: ActOnForm<Found, Done>,
): Promise<ActOutcome<Found, Done>> {
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
    const { look, ...others } = act
    const ofForm: Act<Found, Done> = look ? { ...others, look: (on, ids) => look(on, ids, form) } : others
    return runAct(tx, caller, wanted, target, ofForm, versioned)
  })
}

/** The same, for acts that answer with nothing of their own. */
export async function actOnApplications<Found>(
  caller: Caller,
  wanted: FormIds & Target,
  act: ActOnForm<Found, unknown>,
): Promise<ActAnswer> {
  const { answer } = await runOnApplications(caller, wanted, act)
  return answer
}
