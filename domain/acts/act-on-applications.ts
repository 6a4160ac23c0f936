import type { SQL } from 'drizzle-orm'
import type { ActAnswer, RefusalReason, Target } from '#contract/applications/acts.ts'
import type { ActKind, ApplicationEvent } from '#contract/applications/application-events.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { type FormIds, type FormRecord, formOf } from '#domain/forms/own-form.ts'
import { type Credit, creditsLeft, spendCredits } from '#domain/subscriptions/spend-credits.ts'
import { newId } from '#platform/ids.ts'
import { findTarget } from './find-target.ts'
import { sortOut } from './sort-out.ts'
import { demandVersion, standingVersion } from './standing-version.ts'

type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What one kind of act does to applications, whatever their number. */
interface Act {
  readonly kind: ActKind
  /** What must hold of the form before anything is locked, such as that it has the step that is asked for. */
  readonly demand?: (tx: Transaction, form: FormRecord) => Promise<void>
  /** The kind of act, for the list of acts. */
  readonly detail: Facts
  /**
   * Why an application is refused: SQL over `applications`, null for those that the act changes. Withdrawn ones are
   * always refused.
   */
  readonly refusal: SQL<RefusalReason | null>
  /** The history entry of each application, written before it changes; `detail` may be SQL over `applications`. */
  readonly history: {
    readonly event: ApplicationEvent
    readonly detail: Facts | SQL
    readonly visible?: boolean | SQL<boolean>
  }
  /** The kind of credit that it takes, one for each changed application unless `cost` says otherwise. */
  readonly credit?: Credit
  /** How many credits it takes for the applications that it changes. Also asked in a dry run. */
  readonly cost?: (tx: Transaction, applicationIds: readonly string[]) => Promise<number>
  /** Looks at the applications that it changes, also in a dry run, for what the answer says besides. */
  readonly look?: (tx: Transaction, applicationIds: readonly string[]) => Promise<unknown>
  /**
   * Changes the applications, in a number of statements and parameters that does not grow with the number of
   * applications.
   */
  readonly apply: (tx: Transaction, changed: Changed) => Promise<unknown>
}

export interface Changed {
  readonly applicationIds: readonly string[]
  readonly actId: string
  readonly accountId: string
}

type FormTarget = FormIds & Target

/**
 * The one way in which organizations act on applications, one or a hundred thousand: finds and locks the target, sorts
 * out which applications are refused and why, writes history, changes the rest, and pays credits last, all in one
 * transaction.
 */
export async function actOnApplications(caller: Caller, wanted: FormTarget, act: Act): Promise<ActAnswer> {
  return database().transaction(async (tx) => {
    const form = await formOf(tx, wanted)
    await act.demand?.(tx, form)
    const target = await findTarget(tx, caller, wanted)
    const { accepted, refused } = await sortOut(tx, target, act.refusal)
    const { version } = wanted
    const [only] = accepted
    if (version !== undefined && only !== undefined) await demandVersion(tx, caller, only, version)
    const changed = accepted.length
    const credits = act.credit ? ((await act.cost?.(tx, accepted)) ?? changed) : 0
    await act.look?.(tx, accepted)
    if (wanted.dryRun || changed === 0) return { actId: null, changed, refused, credits }
    const { accountId } = signedIn(caller)
    const actId = newId()
    await tx.insert(acts).values({
      id: actId,
      companyId: wanted.companyId,
      formId: wanted.formId,
      accountId,
      kind: act.kind,
      detail: act.detail,
      changed,
      refused: refused.map(({ reason, count }) => ({ reason, count })),
    })
    await addHistory(tx, caller, { ...act.history, applicationIds: accepted, actId })
    await act.apply(tx, { applicationIds: accepted, actId, accountId })
    if (act.credit && !(await spendCredits(tx, wanted.companyId, act.credit, credits)))
      throw problem('credits.exhausted', {
        needed: credits,
        left: await creditsLeft(tx, wanted.companyId, act.credit),
      })
    return {
      actId,
      changed,
      refused,
      credits,
      ...(version !== undefined && only !== undefined && { version: await standingVersion(tx, only) }),
    }
  })
}
